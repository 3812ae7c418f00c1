import { LIVE_BOOKING_STATUSES, type AppealStatus } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { IdRow, selectColumns, readerIn, type Reader } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import { ReliabilityEntryTable } from '../../generated/tables';
import {
  INTERNAL_FIELDS,
  type NewReliabilityEntry,
  ReliabilityEntry,
  ReliabilityFacts,
} from './reliability.types';

const COLUMNS = selectColumns(ReliabilityEntryTable, { as: 'e', omit: INTERNAL_FIELDS });

/** Limit per professional, and of open appeals. */
const ENTRIES_MAX = 50;
const APPEALS_MAX = 100;

// Removed deductions do not count.
const COUNTS = Prisma.sql`e.appeal_status IS DISTINCT FROM 'removed'`;

export type ReliabilityQueries = ReturnType<typeof createReliabilityQueries>;

export function createReliabilityQueries({ reader }: MarketplaceDatabase) {
  return {
    /** One per kind and booking; existing entries stay. */
    async add(tx: MarketplaceTx, entries: readonly NewReliabilityEntry[]): Promise<void> {
      if (entries.length === 0) return;
      await tx.reliabilityEntry.createMany({ data: [...entries], skipDuplicates: true });
    },

    facts: (ids: readonly number[], now: Date, db: Reader = reader) => readerIn(db).rows(
      ReliabilityFacts,
    )`
      SELECT p.id, p.role, booked.kept AS "keptShifts", booked.cancelled AS "cancelledShifts",
        COALESCE((SELECT json_agg(json_build_object('points', e.points,
            'at', extract(epoch FROM e.at) * 1000))
          FROM reliability_entries e WHERE e.professional_id = p.id AND ${COUNTS}), '[]') AS changes
      FROM people p CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE b.status = ANY(${[...LIVE_BOOKING_STATUSES]}::text[])
            AND b.ends_at <= ${now}::timestamptz)::int AS kept,
          count(*) FILTER (WHERE b.settled_at IS NOT NULL
            AND b.cancelled_by = CASE p.role WHEN 'clinic' THEN 'clinic' ELSE 'temp' END)::int AS cancelled
        FROM bookings b
        WHERE (p.role = 'clinic' AND b.clinic_id = p.id)
          OR (p.role <> 'clinic' AND b.professional_id = p.id)
      ) booked WHERE p.id = ANY(${[...ids]}::int[])`,

    /** Newest first, at most 50 per professional. */
    entriesOf: (professionalIds: readonly number[]) => reader.rows(ReliabilityEntry)`
      SELECT e.* FROM unnest(${[...professionalIds]}::int[]) AS person(id)
      CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM reliability_entries e WHERE e.professional_id = person.id
        ORDER BY e.at DESC, e.id DESC LIMIT ${ENTRIES_MAX}
      ) e ORDER BY e.at DESC, e.id DESC`,

    /** Oldest first. */
    openAppeals: () => reader.rows(ReliabilityEntry)`
      SELECT ${COLUMNS} FROM reliability_entries e WHERE e.appeal_status = 'open'
      ORDER BY e.appealed_at, e.id LIMIT ${APPEALS_MAX}`,

    async lock(tx: MarketplaceTx, id: number): Promise<ReliabilityEntry | null> {
      const rows = await readerIn(tx).rows(ReliabilityEntry)`
        SELECT ${COLUMNS} FROM reliability_entries e WHERE e.id = ${id} FOR UPDATE`;
      return rows[0] ?? null;
    },

    /** Of the shift. */
    async clinicOf(tx: MarketplaceTx, { bookingId }: ReliabilityEntry): Promise<number | null> {
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT clinic_id AS id FROM bookings WHERE id = ${bookingId}`;
      return rows[0]?.id ?? null;
    },

    async appeal(
      tx: MarketplaceTx,
      entry: ReliabilityEntry,
      { text, at }: { text: string; at: Date },
    ): Promise<ReliabilityEntry> {
      const appealStatus: AppealStatus = 'open';
      await tx.reliabilityEntry.update({
        where: { id: entry.id },
        data: { appealStatus, appealText: text, appealedAt: at },
      });
      return { ...entry, appealStatus, appealText: text };
    },

    /** By the ruling of a contested no-show; a later ruling can turn it. */
    async decideNoShow(
      tx: MarketplaceTx,
      bookingId: number,
      decision: { isRemoved: boolean; answer: string; by: number; at: Date },
    ): Promise<void> {
      const { isRemoved, answer, by, at } = decision;
      const status: AppealStatus = isRemoved ? 'removed' : 'upheld';
      await readerIn(tx).$queryRaw`
        UPDATE reliability_entries SET appeal_status = ${status}, appeal_answer = ${answer},
          appealed_at = COALESCE(appealed_at, ${at}::timestamptz), appeal_decided_by = ${by},
          appeal_decided_at = ${at} WHERE booking_id = ${bookingId} AND reason = 'no_show'`;
    },

    async decide(
      tx: MarketplaceTx,
      entry: ReliabilityEntry,
      decision: { status: Exclude<AppealStatus, 'open'>; answer: string; by: number; at: Date },
    ): Promise<ReliabilityEntry> {
      const { status: appealStatus, answer: appealAnswer, by, at } = decision;
      await tx.reliabilityEntry.update({
        where: { id: entry.id },
        data: { appealStatus, appealAnswer, appealDecidedBy: by, appealDecidedAt: at },
      });
      return { ...entry, appealStatus, appealAnswer };
    },
  };
}
