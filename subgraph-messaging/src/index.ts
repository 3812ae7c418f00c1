export {
  createMessagingSubgraph,
  type MessagingSubgraph,
  type MessagingSubgraphOptions,
} from './subgraph';
export type { MessagingLimits } from './limits';
