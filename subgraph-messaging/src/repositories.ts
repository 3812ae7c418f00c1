export {
  conversationOf,
  participantsOf,
  unreadCounts,
} from './modules/conversations/conversations.queries';
export { foundMessages } from './modules/messages/message-search.queries';
export { messagesByIds, messagesInRange } from './modules/messages/messages.queries';
export { messageQuery, messageSearch } from './modules/messages/search-words';
