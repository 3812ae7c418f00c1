// A separate entry (`@tbt/web-kit/graph`): pages of the shell that ask the graph for nothing do without it.
// The hooks bind a page to a client that may arrive later, so nothing here imports Apollo's code.
export { useConnection, type ConnectionList, type ConnectionOptions } from './use-connection';
export { useMutation } from './use-mutation';
export { skipToken, useQuery } from './use-query';
export { useWaitingMutation, type WaitingEntry } from './use-waiting-mutation';
