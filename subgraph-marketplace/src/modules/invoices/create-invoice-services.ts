import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { ApplySteps, BookingLock } from '../bookings';
import type { PeopleQueries } from '../people';
import { createBillingDetailsRepository } from './billing-details.repository';
import { createBillingDetailsService } from './billing-details.service';
import { createInvoiceLoaders, type InvoiceLoaders } from './invoices.loaders';
import { createInvoicesJobs } from './invoices.jobs';
import { createInvoicesQueries } from './invoices.queries';
import { createInvoicesService } from './invoices.service';
import { createInvoicing } from './issue-invoice';
import { createIssueInvoiceQueries } from './issue-invoice.queries';
import { createPaymentQueries } from './payment.queries';
import { createPaymentsService } from './payments.service';
import { writeInvoicePdf } from './pdf/write-invoice-pdf';
import { createPostingBlocks } from './posting-block';
import { createPostingBlockQueries } from './posting-block.queries';
import { createRulePayment } from './rule-payment';

type Deps = {
  database: MarketplaceDatabase;
  people: PeopleQueries;
  clock: Clock;
  commands: Commands;
};
type BookingParts = { bookingLock: BookingLock; applySteps: ApplySteps };

/** Before bookings, which settle and waive by it. */
export function createInvoiceParts({ database, people, clock, commands }: Deps) {
  const data = {
    invoices: createInvoicesQueries(database),
    billing: createBillingDetailsRepository(database),
    payments: createPaymentQueries(database),
    blocks: createPostingBlockQueries(database),
  };
  return {
    ...data,
    invoicing: createInvoicing({ ...data, issuing: createIssueInvoiceQueries() }),
    rulePayment: createRulePayment(data),
    postingBlocks: createPostingBlocks({ ...data, database, people, clock, commands }),
    loadersFor: (info: RequestInfo): InvoiceLoaders =>
      createInvoiceLoaders({ ...data, clock }, info),
  };
}

export type InvoiceParts = ReturnType<typeof createInvoiceParts>;

export function createInvoiceServices(deps: Deps & BookingParts, parts: InvoiceParts) {
  const { postingBlocks } = parts;
  const payments = createPaymentsService({ ...deps, ...parts });
  return {
    invoices: createInvoicesService({ ...deps, ...parts }),
    billingDetails: createBillingDetailsService({ ...deps, ...parts }),
    payments,
    postingBlocks,
    invoicePdf: writeInvoicePdf,
    keepInvoices: createInvoicesJobs({ payments, postingBlocks }),
  };
}

export type InvoiceServices = ReturnType<typeof createInvoiceServices>;
