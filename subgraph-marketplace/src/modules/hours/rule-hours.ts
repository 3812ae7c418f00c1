import type { MarketplaceTx } from '../../database';
import type { Booking } from '../bookings';
import type { HoursRepository } from './hours.repository';
import type { Timesheet } from './hours.types';
import { plannedHours, ruledHours } from './place-worked-hours';

export type SetHoursByRuling = ReturnType<typeof createSetHoursByRuling>;

/**
 * In place of all earlier hours, approved at once; the transaction holds the booking. Status and invoice stay as they are.
 * @param minutes 1 to 960, from the latest start on.
 */
export const createSetHoursByRuling =
  (hours: HoursRepository) =>
  async (tx: MarketplaceTx, booking: Booking, minutes: number, now: Date): Promise<Timesheet> => {
    const [latest = { ...plannedHours(booking), breakMinutes: 0 }] = await hours.of(tx, booking.id);
    await hours.replace(tx, booking.id, now);
    return hours.insert(tx, {
      ...{ ...ruledHours(booking, latest, minutes), bookingId: booking.id },
      ...{ by: 'admin', submittedBy: null },
      ...{ status: 'approved', createdAt: now, answeredAt: now },
    });
  };
