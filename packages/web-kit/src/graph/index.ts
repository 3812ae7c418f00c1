export {
  createGraphCache,
  createGraphClient,
  startCacheSweep,
  type GraphClientOptions,
} from './create-graph-client';
export { useConnection, type ConnectionList, type ConnectionOptions } from './use-connection';
export { useQuery } from './use-query';
export { graphErrorCode, type UserErrorLike } from './user-errors';
export {
  ApolloProvider,
  skipToken,
  useApolloClient,
  useFragment,
  useLazyQuery,
  useMutation,
  useSubscription,
} from '@apollo/client/react';
export { NetworkStatus } from '@apollo/client';
export type { ApolloClient, FragmentType, TypedDocumentNode } from '@apollo/client';
