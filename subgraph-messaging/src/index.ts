export {
  createMessagingSubgraph,
  type MessagingSubgraph,
  type MessagingSubgraphOptions,
} from './create-messaging-subgraph';
export type { MessagingLimits } from './limits';
