import { useEffect, useState } from 'react';
import type { DocumentNode, OperationVariables } from '@apollo/client';
import { skipToken, useQuery as useApolloQuery } from '@apollo/client/react';
import { operationKey } from './operation-key';
import { queryRecords } from './query-records';

interface ReadOptions {
  variables?: OperationVariables;
}

function useReadPolicy(document: DocumentNode, options: ReadOptions | typeof skipToken = {}) {
  const isSkipped = options === skipToken;
  const key = operationKey(document, isSkipped ? undefined : options.variables);
  const decide = () => ({ key, fetchPolicy: queryRecords.policyFor(key) });
  const [decided, setDecided] = useState(decide);
  // Decided once per question: an answer that ages on the screen is not fetched again.
  const policy = decided.key === key ? decided : decide();
  if (policy !== decided) setDecided(policy);
  useEffect(() => (isSkipped ? undefined : queryRecords.retain(key)), [key, isSkipped]);
  return policy.fetchPolicy;
}

function useFreshQuery(document: DocumentNode, options?: ReadOptions | typeof skipToken) {
  const fetchPolicy = useReadPolicy(document, options);
  return useApolloQuery(
    document,
    options === skipToken ? skipToken : { fetchPolicy, nextFetchPolicy: 'cache-first', ...options },
  );
}

/**
 * Reads a query: answers stay fresh for 10 minutes, older ones are shown while they are renewed,
 * unused ones are dropped after 30.
 */
export const useQuery = useFreshQuery as typeof useApolloQuery;
