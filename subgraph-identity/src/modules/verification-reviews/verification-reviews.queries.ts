import { claimed } from '@tbt/service-kit';
import { z } from 'zod';
import type { IdentityDatabase } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import type { VerificationFilterValues, VerificationKind } from './verification-reviews.inputs';

export const VerificationRef = z.object({
  kind: claimed<VerificationKind>(),
  id: z.number(),
  userId: z.number(),
  submittedAt: z.date(),
  /** YYYY-MM-DD. */
  expiresOn: z.string().nullable(),
});
export type VerificationRef = z.infer<typeof VerificationRef>;

export type QueueKey = { submittedAt: Date; kind: string; id: number };
export type ExpiryKey = { expiresOn: string; kind: string; id: number };

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

const personFits = (words: readonly string[]) =>
  words.map(
    (word) =>
      Prisma.sql`(u.first_name || ' ' || u.last_name || ' ' || u.email::text) ILIKE ${likeWord(word)}`,
  );

const LICENCES = Prisma.sql`
  SELECT 'licence' AS kind, l.id, l.user_id, l.submitted_at, l.expires_on
  FROM licences l JOIN users u ON u.id = l.user_id`;
/** A pending licence is listed once it has its file. */
const REVIEWABLE = Prisma.sql`(l.status <> 'pending' OR EXISTS (
  SELECT FROM verification_documents f WHERE f.licence_id = l.id AND f.closed_at IS NULL))`;
const provenBy = (documentType: string) => Prisma.sql`EXISTS (
  SELECT FROM verification_documents f
  WHERE f.licence_id = l.id AND f.type = ${documentType}::document_type)`;
/** Without licences' files, which are reviewed with their licence. */
const DOCUMENTS = Prisma.sql`
  SELECT 'document' AS kind, d.id, d.user_id, d.created_at AS submitted_at, d.expires_on
  FROM verification_documents d JOIN users u ON u.id = d.user_id`;
const OWN = Prisma.sql`d.licence_id IS NULL AND d.type <> 'license'`;
const COLUMNS = Prisma.sql`kind, id, user_id AS "userId", submitted_at AS "submittedAt",
  to_char(expires_on, 'YYYY-MM-DD') AS "expiresOn"`;

const and = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' AND ');

/** Each kind is limited before the union, so that neither is read to its end. */
const both = (parts: readonly Prisma.Sql[]) =>
  Prisma.join(
    parts.map((part) => Prisma.sql`(${part})`),
    ' UNION ALL ',
  );

export function createVerificationReviewsQueries({ reader }: IdentityDatabase) {
  return {
    /** Oldest first, with one extra row. */
    queue(
      filter: VerificationFilterValues,
      { limit, after }: { limit: number; after: QueueKey | null },
    ): Promise<VerificationRef[]> {
      const { kind, province, documentType } = filter;
      const status = filter.status ?? 'pending';
      const words = personFits(wordsOf(filter.q));
      const from = (part: VerificationKind, at: Prisma.Sql, id: Prisma.Sql) =>
        after
          ? [
              Prisma.sql`(${at}, ${part}::text, ${id}) > (${after.submittedAt}::timestamptz, ${after.kind}, ${after.id}::int)`,
            ]
          : [];
      const cut = Prisma.sql`LIMIT ${limit + 1}`;
      const licences = Prisma.sql`${LICENCES} WHERE ${and([
        Prisma.sql`l.status = ${status}::verification_status`,
        REVIEWABLE,
        ...(documentType ? [provenBy(documentType)] : []),
        ...(province ? [Prisma.sql`l.province = ${province}`] : []),
        ...words,
        ...from('licence', Prisma.sql`l.submitted_at`, Prisma.sql`l.id`),
      ])} ORDER BY l.submitted_at, l.id ${cut}`;
      const documents = Prisma.sql`${DOCUMENTS} WHERE ${and([
        Prisma.sql`d.status = ${status}::verification_status`,
        OWN,
        ...(province ? [Prisma.sql`u.province = ${province}`] : []),
        ...(documentType ? [Prisma.sql`d.type = ${documentType}::document_type`] : []),
        ...words,
        ...from('document', Prisma.sql`d.created_at`, Prisma.sql`d.id`),
      ])} ORDER BY d.created_at, d.id ${cut}`;
      const parts = [
        ...(kind === 'document' ? [] : [licences]),
        ...(kind === 'licence' ? [] : [documents]),
      ];
      return reader.rows(VerificationRef)(Prisma.sql`
        SELECT ${COLUMNS} FROM (${both(parts)}) AS item
        ORDER BY submitted_at, kind, id LIMIT ${limit + 1}`);
    },

    /** Approvals that expire between two days (YYYY-MM-DD), soonest first, with one extra row. */
    expiries(
      between: { from: string; until: string },
      { limit, after }: { limit: number; after: ExpiryKey | null },
    ): Promise<VerificationRef[]> {
      const inTime = (column: Prisma.Sql) =>
        Prisma.sql`${column} BETWEEN ${between.from}::date AND ${between.until}::date`;
      const rest = after
        ? Prisma.sql`WHERE (expires_on, kind, id) > (${after.expiresOn}::date, ${after.kind}, ${after.id}::int)`
        : Prisma.empty;
      const parts = [
        Prisma.sql`${LICENCES} WHERE l.status = 'approved' AND ${inTime(Prisma.sql`l.expires_on`)}`,
        Prisma.sql`${DOCUMENTS} WHERE d.status = 'approved' AND d.closed_at IS NULL
          AND ${OWN} AND ${inTime(Prisma.sql`d.expires_on`)}`,
      ];
      return reader.rows(VerificationRef)(Prisma.sql`
        SELECT ${COLUMNS} FROM (${both(parts)}) AS item ${rest}
        ORDER BY expires_on, kind, id LIMIT ${limit + 1}`);
    },
  };
}

export type VerificationReviewsQueries = ReturnType<typeof createVerificationReviewsQueries>;
