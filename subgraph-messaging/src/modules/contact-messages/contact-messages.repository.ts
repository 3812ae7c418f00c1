import type { ContactValues, Locale } from '@tbt/contracts';
import type { MessagingTx } from '../../database';

export type NewContactMessage = ContactValues & {
  /** Null for unauthenticated senders. */
  userId: number | null;
  locale: Locale;
  createdAt: Date;
};

/** @returns the message's id. */
export async function insertContactMessage(
  tx: MessagingTx,
  message: NewContactMessage,
): Promise<number> {
  const { id } = await tx.contactMessage.create({ data: message, select: { id: true } });
  return id;
}
