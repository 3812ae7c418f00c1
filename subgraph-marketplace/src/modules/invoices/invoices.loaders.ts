import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Clock, Loader, RequestInfo } from '@tbt/service-kit';
import type { BillingDetailsRepository } from './billing-details.repository';
import { canSeeInvoice } from './invoices.policy';
import type { InvoicesQueries } from './invoices.queries';
import type { BillingDetails, Invoice, InvoiceLine } from './invoices.types';
import type { PostingBlockQueries } from './posting-block.queries';

export type InvoiceLoaders = {
  /** Null unless the viewer may see it. */
  visibleInvoice: Loader<number, Invoice | null>;
  /** Newest first. Only for a booking that the viewer may see. */
  invoicesOfBooking: Loader<number, Invoice[]>;
  linesOfInvoice: Loader<number, InvoiceLine[]>;
  /** Only for an invoice between the viewer and the professional. */
  billingDetails: Loader<number, BillingDetails | null>;
  /** Oldest first; for the clinic and administrators. */
  blockingInvoices: Loader<number, Invoice[]>;
};

type Deps = {
  invoices: InvoicesQueries;
  billing: BillingDetailsRepository;
  blocks: PostingBlockQueries;
  clock: Clock;
};

export const createInvoiceLoaders = (
  { invoices, billing, blocks, clock }: Deps,
  { viewer }: RequestInfo,
): InvoiceLoaders => ({
  visibleInvoice: createLoader(
    async (ids: readonly number[]) =>
      (await invoices.byIds(ids)).filter((invoice) => canSeeInvoice(viewer, invoice)),
    (invoice) => invoice.id,
  ),
  invoicesOfBooking: createListLoader(invoices.ofBookings, (invoice: Invoice) => invoice.bookingId),
  linesOfInvoice: createListLoader(invoices.linesOf, (line: InvoiceLine) => line.invoiceId),
  billingDetails: createLoader(billing.byIds, (details) => details.professionalId),
  blockingInvoices: createListLoader(
    (clinicIds: readonly number[]) => blocks.blocking(clinicIds, clock.now()),
    (invoice: Invoice) => invoice.clinicId,
  ),
});
