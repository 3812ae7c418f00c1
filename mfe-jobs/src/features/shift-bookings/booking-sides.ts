import type { ShiftBookingFragment, ShiftSide } from '../../generated/graphql';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

export interface OtherSide {
  id: string;
  /** Null for a closed account. */
  person: Named | null;
  side: ShiftSide;
}

/** The other side of a booking. */
export function otherSideOf(booking: ShiftBookingFragment, reader: ShiftSide): OtherSide {
  return reader === 'temp'
    ? { id: booking.clinicId, person: booking.clinic ?? null, side: 'clinic' }
    : { id: booking.professionalId, person: booking.professional ?? null, side: 'temp' };
}

export const ASKED_BOOKING_ACTIONS = ['confirm', 'answer_change', 'undo_cancel'] as const;
