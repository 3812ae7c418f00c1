export {
  createConversationLoaders,
  readSeqOf,
  type ConversationLoaders,
} from './conversations.loaders';
export { isParticipant } from './conversations.policy';
export {
  conversationOf,
  meetingOf,
  openConversation,
  type Conversation,
  type Meeting,
} from './conversations.repository';
export { conversationResolvers } from './conversations.resolvers';
export { createConversationsService, type ConversationsService } from './conversations.service';
