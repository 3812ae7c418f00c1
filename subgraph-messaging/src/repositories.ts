export { messagesInRange } from './modules/messages/messages.repository';
