export {
  createGraphCache,
  createGraphClient,
  startCacheSweep,
  type GraphClientOptions,
} from './create-graph-client';
export { onSessionRefused } from './session-refusal';
export { useConnection, type ConnectionList, type ConnectionOptions } from './use-connection';
export { isPlanLimit } from './is-plan-limit';
export { useIsUnavailable } from './use-is-unavailable';
export { restoreVisitorData, type VisitorData } from './visitor-data';
export { useQuery } from './use-query';
export type { UserErrorLike } from './user-errors';
export {
  ApolloProvider,
  skipToken,
  useApolloClient,
  useMutation,
  useSubscription,
} from '@apollo/client/react';
export type { ApolloClient, FragmentType, TypedDocumentNode } from '@apollo/client';
