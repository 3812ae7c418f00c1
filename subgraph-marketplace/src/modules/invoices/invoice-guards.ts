import { canTransition, type BookingGuard } from '../bookings';
import { actionsOf, standingOf } from './invoices.policy';

/** A worked shift has a status for its payment, a compensation only its invoice. */
const guardOf = (action: 'mark_paid' | 'mark_received'): BookingGuard => ({
  action,
  async isOpen(booking, side, { info, loaders }) {
    const isCancelled = booking.status === 'cancelled_by_clinic';
    if (!isCancelled && !canTransition(booking.status, { action, by: side })) return false;
    const invoice = standingOf(await loaders.invoicesOfBooking.load(booking.id));
    return invoice !== null && actionsOf(info.viewer, invoice).includes(action);
  },
});

export const INVOICE_GUARDS: readonly BookingGuard[] = [
  guardOf('mark_paid'),
  guardOf('mark_received'),
];
