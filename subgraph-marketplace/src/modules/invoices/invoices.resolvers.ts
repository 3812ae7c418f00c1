import { amountDueOf, parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../people';
import { actionsOf, canSeeBilling, standingOf } from './invoices.policy';

export const invoicesResolvers: Resolvers = {
  Query: {
    myInvoices: (_root, args, { info, services }) => services.invoices.mine(info, args),
    invoice: (_root, { id }, { loaders }) => loaders.visibleInvoice.load(parseId(id) ?? 0),
    billingDetails: (_root, _args, { info, services }) => services.billingDetails.mine(info),
    myPostingBlock: (_root, _args, { info, services }) => services.postingBlocks.mine(info),
    postingBlocks: (_root, args, { info, services }) => services.postingBlocks.list(info, args),
  },
  Mutation: {
    markInvoicePaid: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ invoice: await services.payments.markPaid(info, input) })),
    markInvoiceReceived: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ invoice: await services.payments.markReceived(info, input) })),
    setBillingDetails: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ details: await services.billingDetails.set(info, input) })),
    liftPostingBlock: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ isLifted: await services.postingBlocks.lift(info, input) })),
  },
  Booking: {
    invoices: ({ id }, _args, { loaders }) => loaders.invoicesOfBooking.load(id),
    standingInvoiceId: async ({ id }, _args, { loaders }) => {
      const standing = standingOf(await loaders.invoicesOfBooking.load(id));
      return standing && String(standing.id);
    },
  },
  BookingCancellation: {
    isPaymentHeld: (booking, _args, { services, loaders }) =>
      services.invoices.isPaymentHeld(booking, loaders),
  },
  Invoice: {
    booking: ({ bookingId }, _args, { loaders }) => loaders.visibleBooking.load(bookingId),
    clinicName: ({ parties }) => parties.clinic.name,
    professionalName: ({ parties }) => parties.professional.name,
    amountDue: amountDueOf,
    lines: ({ id }, _args, { loaders }) => loaders.linesOfInvoice.load(id),
    state: (invoice, _args, { services }) => services.invoices.state(invoice),
    isOverdue: (invoice, _args, { services }) => services.invoices.isOverdue(invoice),
    daysOverdue: async (invoice, _args, { services, loaders }) => {
      if (!services.invoices.isOverdue(invoice)) return null;
      const booking = await loaders.visibleBooking.load(invoice.bookingId);
      return booking && services.invoices.daysOverdue(invoice, booking.timeZone);
    },
    paymentInstructions: async (invoice, _args, { info, loaders }) => {
      if (!canSeeBilling(info.viewer, invoice)) return null;
      const { paymentInstructions } = invoice.parties.professional;
      if (paymentInstructions !== null || invoice.settledAt !== null) return paymentInstructions;
      // Entered after the issue: how to pay what is still owed.
      const details = await loaders.billingDetails.load(invoice.professionalId);
      return details?.paymentInstructions ?? null;
    },
    gstNumber: (invoice, _args, { info }) =>
      canSeeBilling(info.viewer, invoice) ? invoice.parties.professional.gstNumber : null,
    qstNumber: (invoice, _args, { info }) =>
      canSeeBilling(info.viewer, invoice) ? invoice.parties.professional.qstNumber : null,
    actions: async (invoice, _args, { info, loaders }) => {
      const booking = await loaders.visibleBooking.load(invoice.bookingId);
      return booking ? actionsOf(info.viewer, invoice, booking) : [];
    },
    pdf: async (invoice, { language }, { info, services, loaders }) =>
      services.invoicePdf(info, invoice, {
        language,
        lines: await loaders.linesOfInvoice.load(invoice.id),
        shiftDate: (await loaders.visibleBooking.load(invoice.bookingId))?.date ?? null,
      }),
  },
  PostingBlock: {
    clinic: ({ clinicId }, _args, { loaders }) => memberOf(loaders, clinicId),
    invoices: ({ clinicId }, _args, { loaders }) => loaders.blockingInvoices.load(clinicId),
  },
};
