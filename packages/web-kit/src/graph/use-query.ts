import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, type SkipToken, type useQuery as useApolloQuery } from '@apollo/client/react';
import { operationKey, queryRecords, useGraph, type GraphAccess } from '@tbt/web-kit';
import { createReading, type ReadingOptions, type WatchOptions } from './reading';

export { skipToken };

interface ReadOptions extends WatchOptions {
  variables?: OperationVariables;
  skip?: boolean;
}

function useReadPolicy(
  { served }: GraphAccess,
  document: DocumentNode,
  { variables, skip: isSkipped }: ReadOptions,
) {
  const key = operationKey(document, variables);
  const decide = () => ({
    key,
    fetchPolicy: queryRecords.policyFor(document, variables),
    isRestored: served.isRestored(key),
  });
  const [decided, setDecided] = useState(decide);
  // Decided once per query: a result that ages on the screen is not refetched.
  const policy = decided.key === key ? decided : decide();
  if (policy !== decided) setDecided(policy);
  useEffect(() => (isSkipped ? undefined : queryRecords.retain(key)), [key, isSkipped]);
  return policy;
}

function useReading(graph: GraphAccess, document: DocumentNode, options: ReadingOptions) {
  const [made, setReading] = useState(() => createReading(graph, document, options));
  const reading = made.document === document ? made : createReading(graph, document, options);
  if (reading !== made) setReading(reading);
  reading.configure(options);
  const result = useSyncExternalStore(reading.subscribe, reading.current, reading.current);
  const isMissing = reading.isMissing();
  const { key } = options;
  useEffect(() => {
    if (isMissing) reading.load();
  }, [isMissing, reading, key]);
  const previousData = reading.previousData();
  return useMemo(
    () => ({ ...result, previousData, ...reading.acts }),
    [result, previousData, reading],
  );
}

function useFreshQuery(document: DocumentNode, given: ReadOptions | typeof skipToken = {}) {
  const graph = useGraph();
  const options: ReadOptions = given === skipToken ? { skip: true } : given;
  const { key, fetchPolicy, isRestored } = useReadPolicy(graph, document, options);
  const { skip, ...watch } = options;
  const wanted = isRestored ? 'cache-first' : (watch.fetchPolicy ?? fetchPolicy);
  const result = useReading(graph, document, {
    key,
    watch: {
      nextFetchPolicy: 'cache-first',
      ...watch,
      initialFetchPolicy: wanted,
      fetchPolicy: skip ? 'standby' : wanted,
    },
  });
  const onActive = useEffectEvent(() => {
    // The session was answered after the rendering, when the query was not active yet.
    if (skip || !isRestored || graph.served.isRestored(key)) return;
    void result.refetch().catch(() => undefined);
  });
  useEffect(() => onActive(), [key]);
  return result;
}

type State = 'data' | 'dataState' | 'previousData' | 'error' | 'loading' | 'networkStatus';

/** Of Apollo's hook it has the data, what says how they are loaded, `refetch` and `fetchMore`. */
type UseQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  ...[options]: Record<string, never> extends Variables
    ? [options?: useApolloQuery.Options<NoInfer<Data>, NoInfer<Variables>> | SkipToken]
    : [options: useApolloQuery.Options<NoInfer<Data>, NoInfer<Variables>> | SkipToken]
) => Pick<
  useApolloQuery.Result<Data, Variables, 'empty' | 'complete', Partial<Variables>>,
  State | 'refetch' | 'fetchMore'
>;

/**
 * Results are fresh for 10 minutes, then shown while refetched; unused ones are evicted after 30.
 * What came with the page is shown without a client.
 */
export const useQuery = useFreshQuery as unknown as UseQuery;
