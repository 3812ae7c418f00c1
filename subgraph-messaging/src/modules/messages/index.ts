export { createMessageLoaders, type MessageLoaders } from './messages.loaders';
export type { Message } from './messages.queries';
export { messageResolvers } from './messages.resolvers';
export { createMessagesService, type MessagesService } from './messages.service';
export { createMessageSearchService, type MessageSearchService } from './message-search.service';
