import { refundOf } from '@tbt/contracts';
import { canTransition, type BookingGuard } from '../bookings';
import { actionsOf, standingOf, type PaymentMark } from './invoices.policy';

/** A worked shift has a status for its payment; a compensation and a refund only their document. */
const guardOf = (action: PaymentMark): BookingGuard => ({
  action,
  async isOpen(booking, side, { info, loaders }) {
    const isWithoutStep = ['cancelled_by_clinic', 'paid'].includes(booking.status);
    if (!isWithoutStep && !canTransition(booking.status, { action, by: side })) return false;
    const invoice = standingOf(await loaders.invoicesOfBooking.load(booking.id));
    if (invoice === null || (booking.status === 'paid' && refundOf(invoice) === null)) return false;
    return actionsOf(info.viewer, invoice).includes(action);
  },
});

export const INVOICE_GUARDS: readonly BookingGuard[] = [
  guardOf('mark_paid'),
  guardOf('mark_received'),
];
