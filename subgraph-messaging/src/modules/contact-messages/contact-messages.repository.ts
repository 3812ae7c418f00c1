import type { ContactValues, Locale } from '@tbt/contracts';
import type { MessagingTx } from '../../database';

export type NewContactMessage = ContactValues & {
  /** The signed-in sender; null for everybody else. */
  userId: number | null;
  locale: Locale;
  createdAt: Date;
};

/** Stores a message as new. @returns its id. */
export async function insertContactMessage(
  tx: MessagingTx,
  message: NewContactMessage,
): Promise<number> {
  const { id } = await tx.contactMessage.create({ data: message, select: { id: true } });
  return id;
}
