import type { MarketplaceTx } from '../../../database';
import { publishShiftEvents } from '../../jobs';
import type { ChangeOfBooking } from './booking-changes.types';
import { bookingFacts } from '../bookings.events';

export const announceChanges = (
  tx: MarketplaceTx,
  changes: readonly ChangeOfBooking[],
  at: Date,
): Promise<void> =>
  publishShiftEvents(
    tx,
    'booking-change.changed',
    ...changes.map(({ change, booking }) => ({
      ...bookingFacts(booking, at),
      changeId: change.id,
      status: change.status,
      by: change.by,
      newDate: change.date,
      newStartTime: change.startTime,
      newEndTime: change.endTime,
      newHourlyRate: change.hourlyRate,
    })),
  );
