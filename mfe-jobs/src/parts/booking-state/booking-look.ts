import type { BookingStatus } from '@tbt/contracts';
import type { IconName, Tone } from '@tbt/design-system';
import { isAhead } from '../countdown/time-left';

export interface BookingLook {
  tone: Tone;
  icon: IconName;
}

const LOOKS: Record<BookingStatus, BookingLook> = {
  booked: { tone: 'info', icon: 'calendar' },
  confirmed: { tone: 'success', icon: 'check' },
  checked_in: { tone: 'success', icon: 'map-pin' },
  completed: { tone: 'info', icon: 'clock' },
  approved: { tone: 'info', icon: 'check' },
  invoiced: { tone: 'info', icon: 'file' },
  paid: { tone: 'success', icon: 'dollar' },
  disputed: { tone: 'warning', icon: 'alert' },
  no_show: { tone: 'danger', icon: 'alert' },
  cancelled_by_temp: { tone: 'danger', icon: 'close' },
  cancelled_by_clinic: { tone: 'danger', icon: 'close' },
  released: { tone: 'neutral', icon: 'close' },
};

export const lookOf = (status: BookingStatus): BookingLook => LOOKS[status];

const COMING: readonly BookingStatus[] = ['booked', 'confirmed'];

/** Whether it is over without an arrival or hours. */
export const isUnsettled = ({ status, endsAt }: { status: BookingStatus; endsAt: string }) =>
  COMING.includes(status) && !isAhead(endsAt);

/** Whether the work is still to be done. */
export const isComing = ({ status, endsAt }: { status: BookingStatus; endsAt: string }) =>
  COMING.includes(status) && isAhead(endsAt);

const OFF: readonly BookingStatus[] = [
  ...(['cancelled_by_temp', 'cancelled_by_clinic', 'no_show', 'released'] as const),
];

/** Whether it is cancelled or void. */
export const isOff = (status: BookingStatus): boolean => OFF.includes(status);
