/** Ids only, lost without a listener; the subscriber reads the data with their own rights. */
export type LiveEvents = {
  'message.added': {
    conversationId: number;
    messageId: number;
    seq: number;
    senderId: number;
    recipientId: number;
    clientMessageId: string | null;
  };
  /** Of the clinic and of those asked; one of many users is published in parts. */
  'emergency.changed': { emergencyRequestId: number; userIds: number[] };
  /** Read or answered by a recipient. */
  'clinic-alert.changed': { alertId: number; clinicId: number };
  'notification.added': { recipientId: number; notificationId: number };
  'notification.muted': { recipientId: number };
  /** Read in one place; other open pages recount. */
  'notifications.read': { recipientId: number };
  'conversation.read': {
    conversationId: number;
    readerId: number;
    otherUserId: number;
    seq: number;
  };
  typing: { senderId: number; recipientId: number; isTyping: boolean };
  /** Of one gateway, every half minute: who has an open page; `isOnline: false` at the last one's end. */
  'presence.beat': { gatewayId: string; userIds: number[]; isOnline: boolean };
  'presence.changed': { userId: number; isOnline: boolean; recipientIds: number[] };
  /** The session goes on with other rights: what it may do is read again, its sockets reconnect. */
  'session.changed': { userId: number; sessionId: number | null };
  'session.revoked': { userId: number; sessionId: number | null };
};
export type LiveEventName = keyof LiveEvents;
