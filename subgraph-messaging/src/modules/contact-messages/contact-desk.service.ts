import { updateContactMessageRule, type ContactStatus, type Locale } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  consumeWriteQuota,
  encodeCursor,
  idempotent,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireAdmin,
  toConnection,
  type Clock,
  type Connection,
  type PageInput,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { reportAct } from '../../report-act';
import type { MailService } from '../mail';
import { insertSupportNote, refuseOthersCase, refuseStale } from '../support';
import { contactFilterInput } from './contact-desk.inputs';
import { contactMessagePage, type ContactMessage } from './contact-desk.queries';
import {
  changeContactMessage,
  findContactMessage,
  insertContactAnswer,
  type ContactMessageChange,
} from './contact-messages.repository';
import { contactThread } from './contact-thread';

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  mail: Pick<MailService, 'send'>;
};

type Change = {
  status?: ContactStatus | undefined;
  isAssignedToMe?: boolean | undefined;
  answer?: string | undefined;
};

function changeOf(
  { status, isAssignedToMe, answer }: Change,
  row: ContactMessage,
  { viewerId, now }: { viewerId: number; now: Date },
): ContactMessageChange {
  const isTaken = isAssignedToMe === true || (answer !== undefined && row.assignedTo === null);
  return {
    ...(isTaken && { assignedTo: viewerId }),
    ...(isTaken && row.status === 'new' && { status: 'in_progress' }),
    ...(isAssignedToMe === false && { assignedTo: null }),
    ...(answer !== undefined && { status: 'answered', answeredAt: now }),
    ...(status && { status }),
  };
}

const isDone = ({ status }: ContactMessage): boolean =>
  status === 'answered' || status === 'closed';

export type ContactDeskService = ReturnType<typeof createContactDeskService>;

export function createContactDeskService({ database, clock, rateLimits, mail }: Dependencies) {
  async function sendAnswer(
    tx: MessagingTx,
    row: ContactMessage,
    { text, authorId }: { text: string; authorId: number },
  ): Promise<void> {
    const answer = { contactMessageId: row.id, authorId, text, createdAt: clock.now() };
    const id = await insertContactAnswer(tx, answer);
    await mail.send(tx, {
      key: `contact-answer:${id}`,
      workflow: 'contact.answered',
      to: { email: row.email },
      locale: row.locale as Locale,
      params: {
        ...{ subject: row.subject, answer: text, quote: row.message, number: row.id },
        threadId: contactThread(row.id),
      },
    });
  }

  return {
    /** What is due first comes first. @throws DomainError FORBIDDEN unless an administrator. */
    async page(
      info: RequestInfo,
      { filter, ...input }: PageInput & { filter?: unknown },
    ): Promise<Connection<ContactMessage>> {
      const { userId: viewerId } = requireAdmin(info);
      const wanted = { ...parseInput(contactFilterInput, filter ?? {}), viewerId };
      const name = listName('contactMessages', wanted);
      const { limit, after } = pageArgs(input, name, ['instant', 'id']);
      const rows = await contactMessagePage(database.reader, wanted, {
        rows: limit + 1,
        after: after && { at: new Date(after[0]), id: after[1] },
      });
      const cursorOf = ({ dueAt, id }: ContactMessage) => encodeCursor(name, [dueAt.getTime(), id]);
      return toConnection(rows, limit, cursorOf, after !== null);
    },

    /** @throws DomainError FORBIDDEN unless an administrator, NOT_FOUND, CONFLICT assigned, changed. */
    async update(info: RequestInfo, input: unknown): Promise<ContactMessage> {
      const { userId: viewerId } = requireAdmin(info);
      const values = parseInput(updateContactMessageRule, input);
      await consumeWriteQuota(rateLimits, info);
      const { contactMessageId: id, note, answer, status, isAssignedToMe } = values;
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'updateContactMessage', input }, async () => {
          const row = await findContactMessage(tx, id);
          if (!row) throw notFound();
          const isTriage = answer !== undefined || status !== undefined || isAssignedToMe === true;
          if (isTriage) refuseOthersCase(viewerId, row);
          refuseStale(values, row);
          const now = clock.now();
          const change = changeOf(values, row, { viewerId, now });
          const changed = await changeContactMessage(tx, row, change);
          if (!changed) throw conflict('support.changed', { reasons: ['changed'] });
          if (note !== undefined) {
            const about = { contactMessageId: id, reportId: null, createdAt: now };
            await insertSupportNote(tx, { ...about, authorId: viewerId, text: note });
          }
          if (row.status !== changed.status && isDone(changed))
            await appendOutbox(tx, 'support.case-closed', {
              ...{ kind: 'contact', caseId: id, at: now.toISOString() },
            });
          if (answer !== undefined) await sendAnswer(tx, row, { text: answer, authorId: viewerId });
          await reportAct(tx, info, {
            ...{ actorId: viewerId, at: now, subject: `contact-message:${id}` },
            action: answer === undefined ? 'contact-message.changed' : 'contact-message.answered',
            personIds: row.userId === null ? [] : [row.userId],
          });
          return changed;
        }),
      );
    },
  };
}
