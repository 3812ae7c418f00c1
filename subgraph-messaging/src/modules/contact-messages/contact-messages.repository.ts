import type { ContactValues, Locale } from '@tbt/contracts';
import type { MessagingTx } from '../../database';
import type { ContactAnswer, ContactMessage } from './contact-desk.queries';

export type NewContactMessage = ContactValues & {
  /** Null for unauthenticated senders. */
  userId: number | null;
  locale: Locale;
  dueAt: Date;
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

export const findContactMessage = (tx: MessagingTx, id: number): Promise<ContactMessage | null> =>
  tx.contactMessage.findUnique({ where: { id } });

export type ContactMessageChange = Partial<
  Pick<ContactMessage, 'status' | 'assignedTo' | 'answeredAt'>
>;

/** Null when another change came first. */
export async function changeContactMessage(
  tx: MessagingTx,
  { id, version }: Pick<ContactMessage, 'id' | 'version'>,
  change: ContactMessageChange,
): Promise<ContactMessage | null> {
  const [changed] = await tx.contactMessage.updateManyAndReturn({
    where: { id, version },
    data: { ...change, version: { increment: 1 } },
  });
  return changed ?? null;
}

export type NewContactAnswer = Omit<ContactAnswer, 'id' | 'authorId'> & { authorId: number };

/** @returns the answer's id. */
export async function insertContactAnswer(
  tx: MessagingTx,
  answer: NewContactAnswer,
): Promise<number> {
  const { id } = await tx.contactAnswer.create({ data: answer, select: { id: true } });
  return id;
}
