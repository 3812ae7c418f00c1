export { documentHash, idExtension, isUnknownDocument } from './document-id';
export {
  createGraphAccess,
  GraphProvider,
  provideGraphClient,
  useGraph,
  type Answers,
  type GraphAccess,
} from './graph-access';
export { answerKeeperOf } from './kept-answers';
export { isPlanLimit } from './is-plan-limit';
export { operationKey, operationOf } from './operation-key';
export { queryRecords, type QueryRecords } from './query-records';
export { rootFieldsOf } from './root-fields';
export { onSessionChanged } from './session-change';
export { notifySessionRefused, onSessionRefused } from './session-refusal';
export { useAnswer } from './use-answer';
export { useIsUnavailable } from './use-is-unavailable';
export type { UserErrorLike } from './user-errors';
export type { ServedResults, VisitorData } from './served-results';
export type { ApolloClient, FragmentType, TypedDocumentNode } from '@apollo/client';
