import type { ContactStatus, SupportAssignment } from '@tbt/contracts';
import { readerIn, selectColumns } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import {
  ContactAnswerTable,
  ContactMessageTable,
  ContactAnswerRow as ContactAnswer,
  ContactMessageRow as ContactMessage,
} from '../../generated/tables';

export type { ContactAnswer, ContactMessage };

export type CasePage = { rows: number; after: { at: Date; id: number } | null };
export type ContactFilter = {
  status: ContactStatus | null;
  assignment: SupportAssignment | null;
  viewerId: number;
};

const WAITING = ['new', 'in_progress'];

const assignedAs = ({ assignment, viewerId }: Pick<ContactFilter, 'assignment' | 'viewerId'>) => {
  if (assignment === 'mine') return Prisma.sql`AND assigned_to = ${viewerId}`;
  return assignment === 'unassigned' ? Prisma.sql`AND assigned_to IS NULL` : Prisma.empty;
};

/** What is due first comes first. */
export const contactMessagePage = (
  db: Reading,
  filter: ContactFilter,
  { rows, after }: CasePage,
): Promise<ContactMessage[]> => {
  const statuses = filter.status ? [filter.status] : WAITING;
  const rest = after
    ? Prisma.sql`AND (due_at, id) > (${after.at}::timestamptz, ${after.id}::int)`
    : Prisma.empty;
  return readerIn(db).rows(ContactMessage)`
    SELECT ${selectColumns(ContactMessageTable)} FROM contact_messages
    WHERE status = ANY(${statuses}::text[]) ${assignedAs(filter)} ${rest}
    ORDER BY due_at, id LIMIT ${rows}`;
};

export const answersOf = (db: Reading, ids: readonly number[]) =>
  readerIn(db).rows(ContactAnswer)`
    SELECT ${selectColumns(ContactAnswerTable)} FROM contact_answers
    WHERE contact_message_id = ANY(${[...ids]}::int[]) ORDER BY id`;
