import type { ShiftParty } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { NewTimesheet, Timesheet } from './hours.types';

const omit = { submittedBy: true, remindedAt: true } as const;

export type HoursRepository = ReturnType<typeof createHoursRepository>;

/** The transaction holds the booking. */
export function createHoursRepository({ prisma }: MarketplaceDatabase) {
  return {
    /** Newest first. */
    ofBookings: (bookingIds: readonly number[]): Promise<Timesheet[]> =>
      prisma.timesheet.findMany({
        where: { bookingId: { in: [...bookingIds] } },
        omit,
        orderBy: { id: 'desc' },
      }),

    /** Newest first. */
    of: (tx: MarketplaceTx, bookingId: number): Promise<Timesheet[]> =>
      tx.timesheet.findMany({ where: { bookingId }, omit, orderBy: { id: 'desc' } }),

    insert: (tx: MarketplaceTx, sheet: NewTimesheet): Promise<Timesheet> =>
      tx.timesheet.create({ data: sheet, omit }),

    /** What waits of one of these parties; null when nothing does, or another than `id`. */
    async approveWaiting(
      tx: MarketplaceTx,
      bookingId: number,
      waiting: { by: readonly ShiftParty[]; id: number | null; minutes?: number | null },
      answeredAt: Date,
    ): Promise<Timesheet | null> {
      const { by, id, minutes = null } = waiting;
      const read = { ...(id && { id }), ...(minutes !== null && { minutes }) };
      const [sheet] = await tx.timesheet.updateManyAndReturn({
        where: { bookingId, status: 'submitted', by: { in: [...by] }, ...read },
        data: { status: 'approved', answeredAt },
        omit,
      });
      return sheet ?? null;
    },

    /** An earlier one, in place of what waits. */
    async approveEarlier(tx: MarketplaceTx, { id }: Timesheet, at: Date): Promise<Timesheet> {
      return tx.timesheet.update({
        where: { id },
        data: { status: 'approved', answeredAt: at },
        omit,
      });
    },

    /** What waits for an answer does so from now on; what was sent stays in the record. */
    async renewWaiting(tx: MarketplaceTx, bookingId: number, at: Date): Promise<void> {
      const waiting = { bookingId, status: 'submitted' as const };
      const sheet = await tx.timesheet.findFirst({ where: waiting });
      if (!sheet) return;
      const { id: _id, ...sent } = sheet;
      await tx.timesheet.updateMany({
        where: waiting,
        data: { status: 'replaced', answeredAt: at },
      });
      await tx.timesheet.create({ data: { ...sent, createdAt: at, remindedAt: null } });
    },

    async replace(tx: MarketplaceTx, bookingId: number, answeredAt: Date): Promise<void> {
      await tx.timesheet.updateMany({
        where: { bookingId, status: { in: ['submitted', 'approved'] } },
        data: { status: 'replaced', answeredAt },
      });
    },
  };
}
