import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentNode, OperationVariables } from '@apollo/client';
import { skipToken, useQuery as useApolloQuery } from '@apollo/client/react';
import { operationKey, queryRecords } from '@tbt/web-kit';

interface ReadOptions {
  variables?: OperationVariables;
}

function useReadPolicy(document: DocumentNode, options: ReadOptions | typeof skipToken = {}) {
  const isSkipped = options === skipToken;
  const variables = isSkipped ? undefined : options.variables;
  const key = operationKey(document, variables);
  const decide = () => ({
    key,
    fetchPolicy: queryRecords.policyFor(document, variables),
    isRestored: queryRecords.isRestored(key),
  });
  const [decided, setDecided] = useState(decide);
  // Decided once per query: a result that ages on the screen is not refetched.
  const policy = decided.key === key ? decided : decide();
  if (policy !== decided) setDecided(policy);
  useEffect(() => (isSkipped ? undefined : queryRecords.retain(key)), [key, isSkipped]);
  return policy;
}

function useFreshQuery(document: DocumentNode, options?: ReadOptions | typeof skipToken) {
  const { key, fetchPolicy, isRestored } = useReadPolicy(document, options);
  const result = useApolloQuery(
    document,
    options === skipToken
      ? skipToken
      : {
          fetchPolicy,
          nextFetchPolicy: 'cache-first',
          ...options,
          ...(isRestored && { fetchPolicy: 'cache-first' }),
        },
  );
  const onActive = useEffectEvent(() => {
    // The session was answered after the rendering, when the query was not active yet.
    if (options === skipToken || !isRestored || queryRecords.isRestored(key)) return;
    void result.refetch().catch(() => undefined);
  });
  useEffect(() => onActive(), [key]);
  return result;
}

/** Results are fresh for 10 minutes, then shown while refetched; unused ones are evicted after 30. */
export const useQuery = useFreshQuery as typeof useApolloQuery;
