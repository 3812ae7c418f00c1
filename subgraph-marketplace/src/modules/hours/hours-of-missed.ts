import { conflict } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Booking } from '../bookings';
import type { HoursRepository } from './hours.repository';
import type { Timesheet } from './hours.types';

export type DropHours = ReturnType<typeof createDropHours>;

/** A clinic that has proposed hours has said that the professional came. */
export const isPresenceGranted = (sheets: readonly Pick<Timesheet, 'by'>[]): boolean =>
  sheets.some(({ by }) => by === 'clinic');

/** What was sent for a shift that the clinic reports as missed; the transaction holds the booking. @throws DomainError CONFLICT illegal_step. */
export const createDropHours =
  (hours: HoursRepository) =>
  async (tx: MarketplaceTx, { id }: Booking, now: Date): Promise<void> => {
    if (isPresenceGranted(await hours.of(tx, id)))
      throw conflict('checkIn.hoursProposed', { reasons: ['illegal_step', 'hours_proposed'] });
    await hours.replace(tx, id, now);
  };
