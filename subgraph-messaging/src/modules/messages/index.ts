export { createMessageLoaders, type MessageLoaders } from './messages.loaders';
export { createMessageAttachments, type MessageAttachments } from './message-attachments';
export type { MessageAttachment } from './attachments.queries';
export type { Message } from './messages.queries';
export { messageResolvers } from './messages.resolvers';
export { createMessagesService, type MessagesService } from './messages.service';
export { createMessageSearchService, type MessageSearchService } from './message-search.service';
