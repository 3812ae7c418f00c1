export type MessageEvents = {
  'block.changed': {
    blockerId: number;
    blockedId: number;
    isBlocked: boolean;
    revision: number;
    at: string;
  };
  /** Files sent with a message; identity keeps them. */
  'message.attached': {
    messageId: number;
    /** Whose files they are from now on: of a member, the clinic. Absent in events from before. */
    senderId?: number;
    files: { key: string; ownerId: number }[];
    at: string;
  };
  /** The first message of a conversation's second side; twice when its first two cross. */
  'message.answered': {
    conversationId: number;
    askerId: number;
    answererId: number;
    /** From the other side's first message. */
    minutes: number;
    at: string;
  };
};
