export { messagesInRange } from './modules/messages/messages.queries';
