import type { ShiftSide } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import { isOpenToRole, type OfferedAction } from '../../open-to-role';
import type { Booking } from './bookings.types';
import { isUndoOpen } from './cancellation/cancel-booking';
import { confirmFrom } from './cancellation/cancellation-price';
import { canRequestWaiver } from './cancellation/waivers.service';
import type { BookingChange } from './changes/booking-changes.types';
import { canTransition, isComing } from './transitions/booking-transitions';

/** Whether a side may take one step now; its facts come from the request's loaders, one statement for a page. */
export type BookingGuard = {
  action: OfferedAction;
  isOpen(booking: Booking, side: ShiftSide, context: GraphContext): boolean | Promise<boolean>;
};

export const isCancellable = (booking: Booking, side: ShiftSide, now: Date): boolean => {
  const action = side === 'temp' ? 'cancel_by_temp' : 'cancel_by_clinic';
  return canTransition(booking.status, { action, by: side }) && now < booking.startsAt;
};

const isUndoable = (booking: Booking, side: ShiftSide, now: Date): boolean => {
  const action = side === 'temp' ? 'undo_cancel_by_temp' : 'undo_cancel_by_clinic';
  return canTransition(booking.status, { action, by: side }) && isUndoOpen(booking, now);
};

const isConfirmable = (booking: Booking, side: ShiftSide, now: Date): boolean =>
  canTransition(booking.status, { action: 'confirm', by: side }) &&
  now >= confirmFrom(booking) &&
  now < booking.startsAt;

/** The steps of this module, in the order in which `Booking.actions` has them. */
export function createBookingGuards({ clock }: { clock: Clock }): readonly BookingGuard[] {
  const withChanges = async (
    booking: Booking,
    { loaders }: GraphContext,
    fits: (open: BookingChange | undefined) => boolean,
  ): Promise<boolean> => {
    if (!isComing(booking, clock.now())) return false;
    const changes = await loaders.changesOfBooking.load(booking.id);
    return fits(changes?.find(({ status }) => status === 'open'));
  };
  return [
    { action: 'confirm', isOpen: (booking, side) => isConfirmable(booking, side, clock.now()) },
    { action: 'cancel', isOpen: (booking, side) => isCancellable(booking, side, clock.now()) },
    {
      action: 'undo_cancel',
      // Asked in the ten minutes only: no statement for lists of other bookings.
      isOpen: async (booking, side, { loaders }) =>
        isUndoable(booking, side, clock.now()) &&
        (await loaders.undoObstacles.load(booking.id))?.length === 0,
    },
    {
      action: 'propose_change',
      isOpen: (booking, _side, context) => withChanges(booking, context, (open) => !open),
    },
    {
      action: 'answer_change',
      isOpen: (booking, side, context) =>
        withChanges(booking, context, (open) => open !== undefined && open.by !== side),
    },
    {
      action: 'withdraw_change',
      isOpen: (booking, side, context) =>
        withChanges(booking, context, (open) => open?.by === side),
    },
    {
      action: 'request_waiver',
      isOpen: (booking, side) => side === 'clinic' && canRequestWaiver(booking, clock.now()),
    },
  ];
}

/** What the viewer's side may do now, by their role in the clinic and every module's guards; empty for administrators. */
export async function openActions(
  guards: readonly BookingGuard[],
  { booking, side, context }: { booking: Booking; side: ShiftSide | null; context: GraphContext },
): Promise<string[]> {
  if (side === null) return [];
  const { viewer } = context.info;
  const open = guards.filter(({ action }) => isOpenToRole(viewer, action));
  const check = async ({ action, isOpen }: BookingGuard): Promise<string[]> =>
    (await isOpen(booking, side, context)) ? [action] : [];
  return (await Promise.all(open.map(check))).flat();
}
