import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { HolidayChangeRow } from '../../generated/tables';

export type HolidayChange = Pick<
  HolidayChangeRow,
  'province' | 'date' | 'isHoliday' | 'nameEn' | 'nameFr'
>;

const FIELDS = { province: true, date: true, isHoliday: true, nameEn: true, nameFr: true } as const;

export type HolidaysQueries = ReturnType<typeof createHolidaysQueries>;

export const createHolidaysQueries = ({ prisma }: MarketplaceDatabase) => ({
  changes: (): Promise<HolidayChange[]> => prisma.holidayChange.findMany({ select: FIELDS }),

  async set(tx: MarketplaceTx, change: HolidayChange, by: { userId: number; at: Date }) {
    const { province, date, ...facts } = change;
    const data = { ...facts, updatedBy: by.userId, updatedAt: by.at };
    await tx.holidayChange.upsert({
      where: { province_date: { province, date } },
      create: { province, date, ...data },
      update: data,
    });
  },
});
