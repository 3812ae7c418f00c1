import type { MarketplaceTx } from '../../database';
import type { BookingCreationRepository } from './booking-creation.repository';
import { clashWith, type WorkPlace } from './travel-time';

/** What keeps somebody from a shift: another one at that time, or the way to it. */
export type ClashOf = (
  tx: MarketplaceTx,
  shift: WorkPlace & { professionalId: number },
  options: { exceptBookingId: number },
) => Promise<'overlap' | 'travel' | null>;

/** For hours of somebody who is booked already; the person is held by the transaction. */
export const createClashCheck =
  (bookingCreation: BookingCreationRepository): ClashOf =>
  async (tx, shift, { exceptBookingId }) => {
    const { professionalId } = shift;
    return clashWith(
      shift,
      await bookingCreation.neighboursOf(tx, professionalId, [shift], exceptBookingId),
    );
  };
