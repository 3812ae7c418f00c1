export { ChatBubble, type ChatBubbleProps } from './chat-bubble';
