import type { ProfessionalRole } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';

/** Text with two decimals. */
export type MedianRate = { province: string; role: ProfessionalRole; median: string };
type Which = { province?: string | null; role?: ProfessionalRole | null };

export type TypicalRatesRepository = ReturnType<typeof createTypicalRatesRepository>;

export function createTypicalRatesRepository({ reader }: MarketplaceDatabase) {
  return {
    list({ province, role }: Which): Promise<MedianRate[]> {
      const conditions = [
        Prisma.sql`true`,
        ...(province ? [Prisma.sql`province = ${province}`] : []),
        ...(role ? [Prisma.sql`role = ${role}`] : []),
      ];
      return reader.$queryRaw<MedianRate[]>`
        SELECT province, role, median::text AS median FROM typical_rates
        WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY province, role DESC`;
    },

    async set(tx: MarketplaceTx, rate: MedianRate, by: { userId: number; at: Date }) {
      await tx.$executeRaw`
        INSERT INTO typical_rates (province, role, median, updated_by, updated_at)
        VALUES (${rate.province}, ${rate.role}, ${rate.median}::numeric, ${by.userId}, ${by.at})
        ON CONFLICT (province, role) DO UPDATE SET median = EXCLUDED.median,
          updated_by = EXCLUDED.updated_by, updated_at = EXCLUDED.updated_at`;
    },
  };
}
