import type { MarketplaceTx } from '../../../database';
import type { BookingCreationRepository } from '../create-booking.repository';
import { clashWith, type WorkPlace } from './travel-time';

export type ClashOf = (
  tx: MarketplaceTx,
  shift: WorkPlace & { professionalId: number },
  options: { exceptBookingId: number },
) => Promise<'overlap' | 'travel' | null>;

/** For new hours of an existing booking; the caller holds the professional. */
export const createClashCheck =
  (bookingCreation: BookingCreationRepository): ClashOf =>
  async (tx, shift, { exceptBookingId }) => {
    const { professionalId } = shift;
    return clashWith(
      shift,
      await bookingCreation.neighboursOf(tx, professionalId, [shift], exceptBookingId),
    );
  };
