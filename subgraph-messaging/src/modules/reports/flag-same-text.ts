import { appendOutbox, type Clock } from '@tbt/service-kit';
import type { MessagingTx } from '../../database';
import { answerDueAt } from '../support';
import { insertReport } from './reports.repository';

export type SpreadMessage = { seq: number; senderId: number; content: string; createdAt: Date };

/** Puts a text that went to many people before the administrators. */
export type FlagSameText = (tx: MessagingTx, message: SpreadMessage) => Promise<void>;

export const createSameTextFlag =
  ({ clock }: { clock: Clock }): FlagSameText =>
  async (tx, { seq, senderId, content, createdAt: sentAt }) => {
    const createdAt = clock.now();
    const { id } = await insertReport(
      tx,
      {
        ...{ reporterId: null, isAutomatic: true, subject: 'user', subjectId: senderId },
        ...{ aboutUserId: senderId, reason: 'spam', statement: null },
        ...{ createdAt, dueAt: answerDueAt(createdAt) },
      },
      { messages: [{ seq, senderId, content, sentAt }] },
    );
    await appendOutbox(tx, 'support.received', {
      ...{ kind: 'report', caseId: id, at: createdAt.toISOString() },
    });
  };
