import type { BookingStatus } from '@tbt/contracts';
import type { IconName, Tone } from '@tbt/design-system';
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

const LOOKS: Partial<Record<BookingStatus, { tone: Tone; icon: IconName }>> = {
  cancelled_by_temp: { tone: 'danger', icon: 'close' },
  cancelled_by_clinic: { tone: 'danger', icon: 'close' },
  no_show: { tone: 'danger', icon: 'alert' },
  disputed: { tone: 'warning', icon: 'alert' },
  released: { tone: 'neutral', icon: 'close' },
  booked: { tone: 'info', icon: 'check' },
};

export const lookOf = (status: BookingStatus): { tone: Tone; icon: IconName } =>
  LOOKS[status] ?? { tone: 'success', icon: 'check' };

const OVER: readonly BookingStatus[] = [
  'cancelled_by_temp',
  'cancelled_by_clinic',
  'no_show',
  'released',
];

/** Whether it is cancelled or void. */
export const isOff = (status: BookingStatus): boolean => OVER.includes(status);

/** Actions requested from the viewer. */
export const ASKED_BOOKING_ACTIONS: readonly string[] = [
  ...['confirm', 'answer_change', 'undo_cancel'],
];
