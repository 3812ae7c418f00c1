import { readerIn, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import { MessageTable } from '../../generated/tables';
import type { Reading, Statements } from '../../database';
import { MESSAGE_INTERNAL_FIELDS, Message } from './messages.queries';

const COLUMNS = selectColumns(MessageTable, { as: 'm', omit: MESSAGE_INTERNAL_FIELDS });

/** Newest first. Materialized: the index finds the viewer's few matches, whatever the planner expects of them. */
export const foundMessages = (
  db: Reading,
  query: string,
  page: { rows: number; beforeId: number | null },
) =>
  readerIn(db).rows(Message)`
    WITH found AS MATERIALIZED (
      SELECT id FROM messages
      WHERE message_words(sender_id, recipient_id, search_text) @@ ${query}::tsquery
        AND id < ${page.beforeId ?? 2_147_483_647}::int)
    SELECT ${COLUMNS} FROM messages m
    WHERE m.id IN (SELECT id FROM found ORDER BY id DESC LIMIT ${page.rows})
    ORDER BY m.id DESC`;

export const SearchableMessage = z.object({
  id: z.number(),
  content: z.string(),
  isOpen: z.boolean(),
});
export type SearchableMessage = z.infer<typeof SearchableMessage>;

const IS_OPEN = Prisma.sql`c.has_booking AS "isOpen"`;

/** Messages whose words are not known yet. */
export const messagesWithoutWords = (db: Reading, rows: number) =>
  readerIn(db).rows(SearchableMessage)`
    SELECT m.id, m.content, ${IS_OPEN}
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.search_text IS NULL ORDER BY m.id LIMIT ${rows}`;

export const messagesWithDetails = (db: Reading, conversationId: number) =>
  readerIn(db).rows(SearchableMessage)`
    SELECT m.id, m.content, ${IS_OPEN}
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.conversation_id = ${conversationId} AND m.has_details ORDER BY m.id`;

/** Leaves texts alone that were erased meanwhile. */
export async function saveWords(
  db: Statements,
  rows: { id: number; content: string; hasDetails: boolean; searchText: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.$executeRaw`
    UPDATE messages SET search_text = given.search_text, has_details = given.has_details
    FROM unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ content }) => content)}::text[],
      ${rows.map(({ hasDetails }) => hasDetails)}::boolean[],
      ${rows.map(({ searchText }) => searchText)}::text[])
      AS given(id, content, has_details, search_text)
    WHERE messages.id = given.id AND messages.content = given.content`;
}
