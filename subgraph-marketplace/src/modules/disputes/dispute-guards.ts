import type { Clock } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import { canTransition, type Booking, type BookingGuard } from '../bookings';
import { isAnswerable, isAppealable, openReasons } from './disputes.policy';

/** Steps of a case; the cases of a page of bookings are one statement. */
export function createDisputeGuards({ clock }: { clock: Clock }): readonly BookingGuard[] {
  const casesOf = async ({ id }: Booking, { loaders }: GraphContext) =>
    loaders.disputesOfBooking.load(id);
  const canOpen =
    (isContest: boolean): BookingGuard['isOpen'] =>
    async (booking, side, context) =>
      (booking.status === 'no_show') === isContest &&
      canTransition(booking.status, { action: 'dispute', by: side }) &&
      openReasons(booking, side, await casesOf(booking, context), clock.now()).length > 0;
  return [
    { action: 'dispute', isOpen: canOpen(false) },
    { action: 'contest_no_show', isOpen: canOpen(true) },
    {
      action: 'answer_dispute',
      isOpen: async (booking, side, context) =>
        booking.status === 'disputed' &&
        (await casesOf(booking, context)).some((dispute) =>
          isAnswerable(dispute, side, clock.now()),
        ),
    },
    {
      action: 'appeal_ruling',
      isOpen: async (booking, side, context) =>
        canTransition(booking.status, { action: 'appeal_ruling', by: side }) &&
        (await casesOf(booking, context)).some((dispute) =>
          isAppealable(dispute, booking, side, clock.now()),
        ),
    },
  ];
}
