import { invoiceFilterRule } from '@tbt/contracts';
import {
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireOneSide,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Booking } from '../bookings';
import type { InvoiceLoaders } from './invoices.loaders';
import { daysOverdue, isOverdue, standingOf, stateOf } from './invoices.policy';
import type { InvoiceList, InvoicesQueries } from './invoices.queries';
import type { Invoice } from './invoices.types';

type Deps = { invoices: InvoicesQueries; clock: Clock };

export type InvoicesService = ReturnType<typeof createInvoicesService>;

export function createInvoicesService({ invoices, clock }: Deps) {
  return {
    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that is neither side. */
    async mine(
      info: RequestInfo,
      { filter, ...pageInput }: PageInput & { filter?: unknown },
    ): Promise<Connection<Invoice>> {
      const isSettled = parseInput(invoiceFilterRule, filter)?.isSettled ?? null;
      const wanted: InvoiceList = { side: requireOneSide(info), isSettled };
      const list = listName('myInvoices', wanted);
      const page = pageArgs(pageInput, list, ['instant', 'id']);
      const cursorOf = ({ issuedAt, id }: Invoice) => encodeCursor(list, [issuedAt.getTime(), id]);
      const rows = await invoices.of(wanted, page);
      return toConnection(rows, page.limit, cursorOf, page.after !== null);
    },

    state: (invoice: Invoice) => stateOf(invoice, clock.now()),
    isOverdue: (invoice: Invoice) => isOverdue(invoice, clock.now()),

    daysOverdue: (invoice: Invoice, timeZone: string) =>
      daysOverdue(invoice, timeZone, clock.now()),

    /** While a waiver is requested, until the due date: the request does not move that. */
    async isPaymentHeld(
      { id, waiverStatus }: Pick<Booking, 'id' | 'waiverStatus'>,
      { invoicesOfBooking }: Pick<InvoiceLoaders, 'invoicesOfBooking'>,
    ): Promise<boolean> {
      if (waiverStatus !== 'requested') return false;
      const standing = standingOf(await invoicesOfBooking.load(id));
      return standing !== null && stateOf(standing, clock.now()) === 'open';
    },
  };
}
