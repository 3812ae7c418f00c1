export {
  createConversationLoaders,
  readSeqOf,
  type ConversationLoaders,
} from './conversations.loaders';
export { isParticipant } from './conversations.policy';
export {
  conversationOf,
  readPairFacts,
  openConversation,
  type Conversation,
  type PairFacts,
} from './conversations.queries';
export { conversationResolvers } from './conversations.resolvers';
export { createConversationsService, type ConversationsService } from './conversations.service';
export {
  createKeptConversationsService,
  type KeptConversationsService,
} from './kept-conversations.service';
export { otherSide } from './conversations.policy';
