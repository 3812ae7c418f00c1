export interface SocketMessage {
  id: number;
  conversationId: number;
  /** Place in the conversation, from 1, gapless. */
  seq: number;
  senderId: number;
  recipientId: number;
  jobId: number | null;
  content: string;
  isRead: boolean;
  createdAt: string;
  clientMessageId: string | null;
}

export type ServerFrame =
  | { type: 'joined'; userId: number }
  | { type: 'new_message'; message: SocketMessage }
  | { type: 'message_sent'; message: SocketMessage; clientMessageId: string | null }
  | { type: 'typing'; senderId: number; isTyping: boolean }
  | { type: 'presence'; userId: number; isOnline: boolean }
  | { type: 'read'; conversationId: number; userId: number; seq: number }
  | { type: 'resumed'; conversationId: number; messages: SocketMessage[]; upToSeq: number }
  | { type: 'gap'; conversationId: number }
  /** The request as the REST facade shows it; pages read it again by the graph. */
  | { type: 'emergency'; request: { id: number } }
  | { type: 'clinic_alert'; alertId: number }
  | { type: 'notification'; notificationId: number }
  | { type: 'notification_muted' }
  | { type: 'notifications_read' }
  | { type: 'error'; code: string; message: string; clientMessageId?: string | null };

export type ClientFrame =
  | { type: 'join'; userId: number }
  | {
      type: 'message';
      recipientId: number;
      senderId?: number;
      content: string;
      jobId?: number;
      clientMessageId?: string;
    }
  | { type: 'typing'; recipientId: number; isTyping: boolean }
  | { type: 'read'; conversationId: number; seq: number }
  | { type: 'resume'; conversationId: number; afterSeq: number };

const isFrame = (value: unknown): value is ServerFrame =>
  typeof value === 'object' && value !== null && 'type' in value;

export function parseFrame(text: unknown): ServerFrame | null {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    return isFrame(value) ? value : null;
  } catch {
    return null;
  }
}
