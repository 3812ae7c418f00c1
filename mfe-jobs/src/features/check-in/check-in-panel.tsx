import { readFragment, type FragmentType } from '../../generated';
import {
  CheckInPanelFragmentDoc,
  type CheckInPanelFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { CheckInCode } from './check-in-code';
import { CheckInForm } from './check-in-form';
import { MissedShift } from './missed-shift';

export interface CheckInPanelProps {
  booking: FragmentType<typeof CheckInPanelFragmentDoc>;
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

export interface CheckInPartProps {
  booking: CheckInPanelFragment;
  name: string;
}

/** In the order in which a day can reach them. */
export const CHECK_IN_ACTIONS = [
  ...(['on_my_way', 'run_late', 'arrive', 'check_in', 'miss', 'refill'] as const),
];

/** The day of the shift until work begins; nothing before and after. */
export function CheckInPanel({ booking: reference, reader, name }: CheckInPanelProps) {
  const booking = readFragment(CheckInPanelFragmentDoc, reference);
  if (booking.status === 'completed') return null;
  const isOpen = CHECK_IN_ACTIONS.some((action) => booking.actions.includes(action));
  const part = { booking, name };
  if (booking.status === 'no_show')
    return reader === 'clinic' && (isOpen || booking.refillJobId) ? (
      <MissedShift {...part} />
    ) : null;
  if (reader === 'temp') return isOpen ? <CheckInForm {...part} /> : null;
  const isOnTheWay = booking.onMyWayAt !== null || booking.lateMinutes !== null;
  const isComing = booking.status === 'booked' || booking.status === 'confirmed';
  return isOpen || (isComing && isOnTheWay) ? <CheckInCode {...part} /> : null;
}
