import type {
  ApolloClient,
  DocumentNode,
  ErrorLike,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';
import { NetworkStatus } from '@apollo/client';
import type { GraphAccess } from '@tbt/web-kit';

export type WatchOptions = Omit<ApolloClient.WatchQueryOptions, 'query'>;

export interface ReadingOptions {
  /** Of the operation with its variables. */
  key: string;
  watch: WatchOptions;
}

interface Result {
  data: unknown;
  dataState: 'complete' | 'streaming' | 'partial' | 'empty';
  loading: boolean;
  networkStatus: NetworkStatus;
  error?: ErrorLike | undefined;
}

type Query = ObservableQuery<unknown, OperationVariables>;
type Act<Name extends 'refetch' | 'fetchMore'> = (
  ...given: Parameters<Query[Name]>
) => ReturnType<Query[Name]>;

const isSkipped = ({ fetchPolicy }: WatchOptions): boolean => fetchPolicy === 'standby';
const hidesServed = ({ fetchPolicy }: WatchOptions): boolean =>
  fetchPolicy === 'network-only' || fetchPolicy === 'no-cache';

const isSame = (one: ReadingOptions, other: ReadingOptions): boolean =>
  one.key === other.key &&
  one.watch.fetchPolicy === other.watch.fetchPolicy &&
  one.watch.pollInterval === other.watch.pollInterval;

/**
 * A query of a component: what came with the page until the client of the graph is there, then what the client
 * observes. Components read `current`, and call `configure` in each rendering.
 */
export function createReading(graph: GraphAccess, document: DocumentNode, first: ReadingOptions) {
  let options = first;
  let observable: Query | undefined;
  let subscription: { unsubscribe: () => void } | undefined;
  let previousData: unknown;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  const served = (): unknown =>
    isSkipped(options.watch) ? undefined : graph.served.read(document, options.watch.variables);
  /** Whether it needs the client: when nothing came with the page, or that is to be read again. */
  const isMissing = (): boolean =>
    !observable &&
    !isSkipped(options.watch) &&
    (served() === undefined || options.watch.fetchPolicy !== 'cache-first');
  const withoutClient = (): Result => {
    const data = hidesServed(options.watch) ? undefined : served();
    const loading = isMissing();
    return {
      data,
      dataState: data === undefined ? 'empty' : 'complete',
      loading,
      networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
    };
  };

  let current = withoutClient();
  /** @returns whether it differs from what is shown. */
  const take = (next: Result): boolean => {
    const before = current;
    if (before.data !== undefined && before.data !== next.data) previousData = before.data;
    current = next;
    return (
      before.data !== next.data ||
      before.error !== next.error ||
      before.loading !== next.loading ||
      before.networkStatus !== next.networkStatus
    );
  };

  const connect = () => {
    if (!observable || subscription || listeners.size === 0) return;
    // Not at once: a query is also configured while a component renders.
    subscription = observable.subscribe((result) =>
      queueMicrotask(() => {
        if (take(result)) notify();
      }),
    );
  };
  /** What came with the page is not fetched again, unless the client has read something newer. */
  const giveServed = (client: ApolloClient) => {
    if (isSkipped(options.watch)) return;
    const data = graph.served.take(document, options.watch.variables);
    const query = { query: document, ...options.watch };
    if (data === undefined || client.readQuery(query) !== null) return;
    client.writeQuery({ ...query, data });
  };
  const attach = (client: ApolloClient): Query => {
    if (observable) return observable;
    giveServed(client);
    observable = client.watchQuery({ query: document, ...options.watch });
    take(observable.getCurrentResult());
    connect();
    return observable;
  };
  const fail = (error: unknown) => {
    if (observable) return;
    const networkStatus = NetworkStatus.error;
    if (take({ ...current, loading: false, networkStatus, error: error as Error })) notify();
  };
  /** Shows that it runs while the client is loaded for it. */
  const attached = async (networkStatus: NetworkStatus): Promise<Query> => {
    if (take({ ...current, loading: true, networkStatus, error: undefined })) notify();
    try {
      return attach(await graph.load());
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const refetch: Act<'refetch'> = (...given) =>
    observable
      ? observable.refetch(...given)
      : (attached(NetworkStatus.refetch).then((query) => query.refetch(...given)) as never);
  const fetchMore = ((...given) =>
    observable
      ? observable.fetchMore(...given)
      : attached(NetworkStatus.fetchMore).then((query) =>
          query.fetchMore(...given),
        )) as Act<'fetchMore'>;

  const existing = graph.existing();
  if (existing) attach(existing);
  return {
    document,
    acts: { refetch, fetchMore },
    isMissing,
    load: () => void graph.load().catch(fail),
    current: () => current,
    previousData: () => previousData,
    configure(next: ReadingOptions) {
      if (isSame(options, next)) return;
      const before = options;
      options = next;
      const client = graph.existing();
      if (!observable || !client) {
        take(withoutClient());
        return;
      }
      giveServed(client);
      const watch = { query: document, ...next.watch };
      const isOther = before.key !== next.key || isSkipped(before.watch) !== isSkipped(next.watch);
      if (isOther) void observable.reobserve(watch);
      else observable.applyOptions(watch);
      take(observable.getCurrentResult());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      const existingClient = graph.existing();
      if (existingClient) attach(existingClient);
      const ignoreClient = graph.onClient((client) => {
        attach(client);
        notify();
      });
      connect();
      return () => {
        listeners.delete(listener);
        ignoreClient();
        // A component that is shown anew at once takes the running request.
        setTimeout(() => {
          if (listeners.size > 0) return;
          subscription?.unsubscribe();
          subscription = undefined;
        });
      };
    },
  };
}

export type Reading = ReturnType<typeof createReading>;
