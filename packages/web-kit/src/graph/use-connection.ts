import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { NetworkStatus } from '@apollo/client';
import { useQuery } from './use-query';

interface Connection<Node> {
  edges: readonly { node: Node | null }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

export interface ConnectionOptions {
  cursorVariable?: string;
  /** `cache-and-network` for lists that others change meanwhile. */
  fetchPolicy?: 'cache-and-network';
}

export interface ConnectionList<Node, Data = unknown> {
  data: Data | undefined;
  /** Of the variables before, to show while the result of others loads. */
  previousData: Data | undefined;
  /** What to show: skeletons, an error with a retry, an empty state, or the nodes. */
  state: 'loading' | 'error' | 'empty' | 'full';
  nodes: readonly Node[];
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

function stateOf(
  connection: Connection<unknown> | null | undefined,
  readable: number,
  error: unknown,
): ConnectionList<unknown>['state'] {
  if (!connection) return error ? 'error' : 'loading';
  if (readable > 0) return 'full';
  // Edges whose subgraph fails are an error, not an empty list.
  return connection.edges.length > 0 && error ? 'error' : 'empty';
}

/** Reads a connection page by page; existing nodes stay visible while more load. */
export function useConnection<Data, Variables extends OperationVariables, Node>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: (data: Data) => Connection<Node> | null | undefined,
  { cursorVariable = 'after', fetchPolicy }: ConnectionOptions = {},
): ConnectionList<Node, Data> {
  const query = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    variables,
    notifyOnNetworkStatusChange: true,
    // A running request may have missed newer changes.
    ...(fetchPolicy && { fetchPolicy, context: { queryDeduplication: false } }),
  });
  const connection = query.data ? select(query.data as Data) : undefined;
  const nodes = connection?.edges.flatMap(({ node }) => (node === null ? [] : [node])) ?? [];
  const endCursor = connection?.pageInfo.endCursor;
  const isRetrying = query.networkStatus === NetworkStatus.refetch;
  return {
    data: query.data as Data | undefined,
    previousData: query.previousData as Data | undefined,
    state: stateOf(connection, nodes.length, isRetrying ? undefined : query.error),
    nodes,
    error: query.error,
    retry: () => void query.refetch().catch(() => undefined),
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    isLoadingMore: query.networkStatus === NetworkStatus.fetchMore,
    loadMore: () =>
      void query.fetchMore({ variables: { [cursorVariable]: endCursor } }).catch(() => undefined),
  };
}
