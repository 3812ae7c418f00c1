import type { ActingSide } from '@tbt/service-kit';
import type { HiringStatus } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { selectColumns, readerIn } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import { HiringInterestTable } from '../../generated/tables';
import type { NewestPage } from '../../newest-first';
import { blockedWith } from '../blocks';
import { HiringInterest } from './relations.types';

const COLUMNS = selectColumns(HiringInterestTable, { as: 'h' });

type Pair = { clinicId: number; professionalId: number };
export type NewInterest = Pair & { notes: string | null; createdAt: Date };
export type InterestChange = { status: HiringStatus; notes: string | null; at: Date };

/** Starting again resets both. */
const instantAt = (column: 'contacted_at' | 'hired_at', reached: HiringStatus) => {
  const kept = Prisma.raw(`h.${column}`);
  return ({ status, at }: InterestChange): Prisma.Sql => Prisma.sql`CASE
    WHEN ${status} = 'interested' THEN NULL
    WHEN ${status} = ${reached} THEN coalesce(${kept}, ${at}::timestamptz) ELSE ${kept} END`;
};
const contactedAt = instantAt('contacted_at', 'contacted');
const hiredAt = instantAt('hired_at', 'hired');

export type HiringQueries = ReturnType<typeof createHiringQueries>;

export function createHiringQueries({ reader }: MarketplaceDatabase) {
  return {
    byIds: (ids: readonly number[]) => reader.rows(HiringInterest)`
      SELECT ${COLUMNS} FROM hiring_interests h WHERE h.id = ANY(${[...ids]}::int[])`,

    ofClinicIn: (clinicId: number, ids: readonly number[]) => reader.rows(HiringInterest)`
      SELECT ${COLUMNS} FROM hiring_interests h
      WHERE h.clinic_id = ${clinicId} AND h.professional_id = ANY(${[...ids]}::int[])`,

    /** Newest first, one more than asked for; none across a block. */
    of(side: ActingSide, { limit, after }: NewestPage) {
      const mine =
        'clinicId' in side
          ? Prisma.sql`h.clinic_id = ${side.clinicId}
              AND h.professional_id NOT IN ${blockedWith(side.clinicId)}`
          : Prisma.sql`h.professional_id = ${side.professionalId}
              AND h.clinic_id NOT IN ${blockedWith(side.professionalId)}`;
      const rest = after
        ? Prisma.sql`AND (h.created_at, h.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`
        : Prisma.empty;
      return reader.rows(HiringInterest)`
        SELECT ${COLUMNS} FROM hiring_interests h WHERE ${mine} ${rest}
        ORDER BY h.created_at DESC, h.id DESC LIMIT ${limit + 1}`;
    },

    /** @returns null when one exists. */
    async begin(tx: MarketplaceTx, interest: NewInterest): Promise<HiringInterest | null> {
      const rows = await readerIn(tx).rows(HiringInterest)`
        INSERT INTO hiring_interests AS h (clinic_id, professional_id, notes, created_at)
        VALUES (${interest.clinicId}, ${interest.professionalId}, ${interest.notes},
          ${interest.createdAt}::timestamptz)
        ON CONFLICT (clinic_id, professional_id) DO NOTHING RETURNING ${COLUMNS}`;
      return rows[0] ?? null;
    },

    async lock(tx: MarketplaceTx, { clinicId, professionalId }: Pair) {
      const rows = await readerIn(tx).rows(HiringInterest)`
        SELECT ${COLUMNS} FROM hiring_interests h
        WHERE h.clinic_id = ${clinicId} AND h.professional_id = ${professionalId} FOR UPDATE`;
      return rows[0] ?? null;
    },

    async change(
      tx: MarketplaceTx,
      interest: HiringInterest,
      change: InterestChange,
    ): Promise<HiringInterest> {
      const rows = await readerIn(tx).rows(HiringInterest)`
        UPDATE hiring_interests h SET status = ${change.status}, notes = ${change.notes},
          contacted_at = ${contactedAt(change)}, hired_at = ${hiredAt(change)}
        WHERE h.id = ${interest.id} RETURNING ${COLUMNS}`;
      return rows[0] ?? interest;
    },
  };
}
