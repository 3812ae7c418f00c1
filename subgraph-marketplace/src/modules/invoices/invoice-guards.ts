import type { BookingStatus } from '@tbt/contracts';
import type { BookingGuard } from '../bookings';
import { actionsOf, standingOf, type PaymentMark } from './invoices.policy';

/** No statement for the invoices of others. */
const MAY_BE_MARKED: readonly BookingStatus[] = ['invoiced', 'paid', 'cancelled_by_clinic'];

const guardOf = (action: PaymentMark): BookingGuard => ({
  action,
  async isOpen(booking, _side, { info, loaders }) {
    if (!MAY_BE_MARKED.includes(booking.status)) return false;
    const invoice = standingOf(await loaders.invoicesOfBooking.load(booking.id));
    return invoice !== null && actionsOf(info.viewer, invoice, booking).includes(action);
  },
});

export const INVOICE_GUARDS: readonly BookingGuard[] = [
  guardOf('mark_paid'),
  guardOf('mark_received'),
];
