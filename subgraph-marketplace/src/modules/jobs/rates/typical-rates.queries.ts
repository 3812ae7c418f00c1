import { LIVE_BOOKING_STATUSES } from '@tbt/contracts';
import { literalList, claimed } from '@tbt/service-kit';
import type { ProfessionalRole } from '@tbt/contracts';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';

const LIVE = literalList(LIVE_BOOKING_STATUSES);

/** Two decimals. */
export const MedianRate = z.object({
  province: z.string(),
  role: claimed<ProfessionalRole>(),
  median: z.string(),
});
export type MedianRate = z.infer<typeof MedianRate>;
/** Lower and upper quartile, two decimals. */
export const MiddleHalf = z.object({
  province: z.string(),
  role: claimed<ProfessionalRole>(),
  middleLow: z.string(),
  middleHigh: z.string(),
});
export type MiddleHalf = z.infer<typeof MiddleHalf>;
type Enough = { since: Date; shifts: number; clinics: number };
type Which = { province?: string | null; role?: ProfessionalRole | null };

export type TypicalRatesQueries = ReturnType<typeof createTypicalRatesQueries>;

export function createTypicalRatesQueries({ reader }: MarketplaceDatabase) {
  return {
    list({ province, role }: Which): Promise<MedianRate[]> {
      const conditions = [
        Prisma.sql`true`,
        ...(province ? [Prisma.sql`province = ${province}`] : []),
        ...(role ? [Prisma.sql`role = ${role}`] : []),
      ];
      return reader.rows(MedianRate)`
        SELECT province, role, median::text AS median FROM typical_rates
        WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY province, role DESC`;
    },

    /** At the agreed rate where booked, else as posted; no row below `Enough`. */
    middleHalves: ({ since, shifts, clinics }: Enough) => reader.rows(MiddleHalf)`
      SELECT province, role,
        round(percentile_cont(0.25) WITHIN GROUP (ORDER BY rate)::numeric, 2)::text AS "middleLow",
        round(percentile_cont(0.75) WITHIN GROUP (ORDER BY rate)::numeric, 2)::text AS "middleHigh"
      FROM (
        SELECT j.province, j.role, j.clinic_id, coalesce(b.hourly_rate, j.hourly_rate) AS rate
        FROM jobs j LEFT JOIN bookings b ON b.job_id = j.id AND b.status IN (${LIVE})
        WHERE j.status <> 'draft' AND j.created_at > ${since}::timestamptz
      ) paid
      GROUP BY province, role
      HAVING count(*) >= ${shifts} AND count(DISTINCT clinic_id) >= ${clinics}`,

    async set(tx: MarketplaceTx, rate: MedianRate, by: { userId: number; at: Date }) {
      await tx.$executeRaw`
        INSERT INTO typical_rates (province, role, median, updated_by, updated_at)
        VALUES (${rate.province}, ${rate.role}, ${rate.median}::numeric, ${by.userId}, ${by.at})
        ON CONFLICT (province, role) DO UPDATE SET median = EXCLUDED.median,
          updated_by = EXCLUDED.updated_by, updated_at = EXCLUDED.updated_at`;
    },
  };
}
