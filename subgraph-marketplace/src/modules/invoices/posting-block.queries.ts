import { INVOICE_TERMS } from '@tbt/contracts';
import { readerIn, type Page, type RowReader, IdRow } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { INVOICE_COLUMNS } from './invoices.queries';
import { Invoice, PostingBlock } from './invoices.types';

const DAYS = Prisma.raw(`interval '${INVOICE_TERMS.blockDays} days'`);

/** Unpaid for too long, or overdue with a dispute that is not resolved; not lifted. */
const isBlocking = (now: Date): Prisma.Sql => Prisma.sql`(i.settled_at IS NULL
  AND i.kind <> 'credit_note' AND i.block_lifted_at IS NULL AND i.due_at <= ${now}::timestamptz
  AND ((i.marked_paid_at IS NULL AND i.due_at <= ${now}::timestamptz - ${DAYS})
    OR EXISTS (SELECT FROM bookings b WHERE b.id = i.booking_id AND b.status = 'disputed')))`;

/** Epoch milliseconds and id. */
export type BlockKey = [number, number];

export type PostingBlockQueries = ReturnType<typeof createPostingBlockQueries>;

export function createPostingBlockQueries({ reader }: MarketplaceDatabase) {
  const blockingIn = (place: RowReader, clinicIds: readonly number[], now: Date) =>
    place.rows(Invoice)`
      SELECT ${INVOICE_COLUMNS} FROM invoices i
      WHERE i.clinic_id = ANY(${[...clinicIds]}::int[]) AND ${isBlocking(now)}
      ORDER BY i.due_at, i.id`;

  return {
    /** Oldest first. */
    blocking: (clinicIds: readonly number[], now: Date) => blockingIn(reader, clinicIds, now),

    blockingWithin: (tx: MarketplaceTx, clinicId: number, now: Date) =>
      blockingIn(readerIn(tx), [clinicId], now),

    async since(clinicId: number): Promise<PostingBlock | null> {
      const [row] = await reader.rows(PostingBlock)`
        SELECT id AS "clinicId", posting_blocked_at AS since, time_zone AS "timeZone" FROM people
        WHERE id = ${clinicId} AND posting_blocked_at IS NOT NULL`;
      return row ?? null;
    },

    /** Longest first, one more than asked for. */
    list({ limit, after }: Page<BlockKey>) {
      const rest = after
        ? Prisma.sql`AND (p.posting_blocked_at, p.id) > (${new Date(after[0])}::timestamptz, ${after[1]}::int)`
        : Prisma.empty;
      return reader.rows(PostingBlock)`
        SELECT p.id AS "clinicId", p.posting_blocked_at AS since, p.time_zone AS "timeZone"
        FROM people p
        WHERE p.posting_blocked_at IS NOT NULL ${rest}
        ORDER BY p.posting_blocked_at, p.id LIMIT ${limit + 1}`;
    },

    /** Clinics with a blocking invoice and no mark; skips those that another worker holds. */
    async markNew(tx: MarketplaceTx, now: Date, limit: number): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        UPDATE people SET posting_blocked_at = ${now}::timestamptz WHERE id IN (
          SELECT p.id FROM people p WHERE p.posting_blocked_at IS NULL AND p.is_active
            AND p.id IN (SELECT i.clinic_id FROM invoices i WHERE ${isBlocking(now)})
          ORDER BY p.id LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id`;
      return rows.map(({ id }) => id);
    },

    /** Of clinics whose invoices no longer block: paid, credited, decided or lifted. */
    async clearOver(tx: MarketplaceTx, now: Date, limit: number): Promise<number> {
      const rows = await readerIn(tx).rows(IdRow)`
        UPDATE people SET posting_blocked_at = NULL WHERE id IN (
          SELECT p.id FROM people p WHERE p.posting_blocked_at IS NOT NULL AND NOT EXISTS (
            SELECT FROM invoices i WHERE i.clinic_id = p.id AND ${isBlocking(now)})
          ORDER BY p.id LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id`;
      return rows.length;
    },

    /** @returns the number of invoices that no longer block. */
    async lift(
      tx: MarketplaceTx,
      clinicId: number,
      { by, now }: { by: number; now: Date },
    ): Promise<number> {
      const rows = await readerIn(tx).rows(IdRow)`
        UPDATE invoices i SET block_lifted_at = ${now}::timestamptz, block_lifted_by = ${by}
        WHERE i.clinic_id = ${clinicId} AND ${isBlocking(now)} RETURNING i.id`;
      return rows.length;
    },
  };
}
