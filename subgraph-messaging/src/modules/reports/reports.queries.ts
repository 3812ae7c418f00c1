import type { ReportSubject, SupportAssignment, SupportReportStatus } from '@tbt/contracts';
import { readerIn, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import type { Reading } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { MessageAttachmentTable, ReportedMessageTable, ReportTable } from '../../generated/tables';
import { Report, ReportedFile, ReportedMessage } from './reports.types';

export type CasePage = { rows: number; after: { at: Date; id: number } | null };
export type ReportFilter = {
  status: SupportReportStatus | null;
  assignment: SupportAssignment | null;
  subject: ReportSubject | null;
  viewerId: number;
};

const WAITING = ['new', 'in_progress'];

const assignedAs = ({ assignment, viewerId }: Pick<ReportFilter, 'assignment' | 'viewerId'>) => {
  if (assignment === 'mine') return Prisma.sql`AND assigned_to = ${viewerId}`;
  return assignment === 'unassigned' ? Prisma.sql`AND assigned_to IS NULL` : Prisma.empty;
};

/** What is due first comes first. */
export const reportPage = (
  db: Reading,
  filter: ReportFilter,
  { rows, after }: CasePage,
): Promise<Report[]> => {
  const statuses = filter.status ? [filter.status] : WAITING;
  const about = filter.subject ? Prisma.sql`AND subject = ${filter.subject}` : Prisma.empty;
  const rest = after
    ? Prisma.sql`AND (due_at, id) > (${after.at}::timestamptz, ${after.id}::int)`
    : Prisma.empty;
  return readerIn(db).rows(Report)`
    SELECT ${selectColumns(ReportTable)} FROM reports
    WHERE status = ANY(${statuses}::text[]) ${about} ${assignedAs(filter)} ${rest}
    ORDER BY due_at, id LIMIT ${rows}`;
};

export const messagesOfReports = (db: Reading, ids: readonly number[]) =>
  readerIn(db).rows(ReportedMessage)`
    SELECT ${selectColumns(ReportedMessageTable)} FROM reported_messages
    WHERE report_id = ANY(${[...ids]}::int[]) ORDER BY report_id, seq`;

/** Of an attachment `a` and a report `r`. */
const REPORTED_FILE = Prisma.sql`${selectColumns(MessageAttachmentTable, { as: 'a' })},
  r.id AS "reportId", r.assigned_to AS "assignedTo", r.status`;

/** Of exactly the messages that the reports show. */
export const filesOfReports = (db: Reading, ids: readonly number[]) =>
  readerIn(db).rows(ReportedFile)`
    SELECT ${REPORTED_FILE}
    FROM reports r
    CROSS JOIN LATERAL (
      SELECT r.subject_id AS message_id WHERE r.subject = 'message'
      UNION ALL
      SELECT m.id FROM reported_messages said
      JOIN messages m ON m.conversation_id = r.subject_id AND m.seq = said.seq
      WHERE r.subject = 'conversation' AND said.report_id = r.id) AS reported
    JOIN message_attachments a ON a.message_id = reported.message_id
    WHERE r.id = ANY(${[...ids]}::int[]) ORDER BY r.id, a.id`;

/** Once for each report that shows its message. */
export const reportsOfFile = (db: Reading, attachmentId: number) =>
  readerIn(db).rows(ReportedFile)`
    SELECT ${REPORTED_FILE}
    FROM message_attachments a
    JOIN messages m ON m.id = a.message_id
    JOIN reports r
      ON (r.subject, r.subject_id) IN (('message', m.id), ('conversation', m.conversation_id))
    JOIN reported_messages said ON said.report_id = r.id AND said.seq = m.seq
    WHERE a.id = ${attachmentId} ORDER BY r.id`;

const Words = ReportedMessage.omit({ reportId: true });
type Words = z.infer<typeof Words>;

/** The text, then the names of the files. */
const WORDS = Prisma.sql`seq, sender_id AS "senderId", created_at AS "sentAt",
  concat_ws(E'\\n', NULLIF(content, ''), (
    SELECT string_agg(COALESCE(file_name, media_type), E'\\n' ORDER BY a.id)
    FROM message_attachments a WHERE a.message_id = messages.id)) AS content`;

/** Of the other participant; a message of the viewer's own is not found. */
export async function messageForReport(
  db: Reading,
  messageId: number,
  viewerId: number,
): Promise<Words | null> {
  const rows = await readerIn(db).rows(Words)`
    SELECT ${WORDS} FROM messages
    WHERE id = ${messageId} AND recipient_id = ${viewerId} AND removed_at IS NULL`;
  return rows[0] ?? null;
}

const OtherIdRow = z.object({ otherId: z.number() });

export async function otherParticipant(
  db: Reading,
  conversationId: number,
  viewerId: number,
): Promise<number | null> {
  const [row] = await readerIn(db).rows(OtherIdRow)`
    SELECT CASE WHEN low_user_id = ${viewerId} THEN high_user_id ELSE low_user_id END AS "otherId"
    FROM conversations
    WHERE id = ${conversationId} AND ${viewerId} IN (low_user_id, high_user_id)`;
  return row?.otherId ?? null;
}

/** The newest, in order. */
export const lastMessages = (db: Reading, conversationId: number, max: number) =>
  readerIn(db).rows(Words)`
    SELECT * FROM (
      SELECT ${WORDS} FROM messages
      WHERE conversation_id = ${conversationId} AND removed_at IS NULL
      ORDER BY seq DESC LIMIT ${max}) latest
    ORDER BY seq`;
