import { earningsRule, invoiceMonthRule } from '@tbt/contracts';
import {
  encodeCursor,
  idOfSide,
  listName,
  pageArgs,
  parseInput,
  requireClinic,
  requireProfessional,
  toConnection,
} from '@tbt/service-kit';
import type { ActingSide, Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { EarningsQueries } from './earnings.queries';
import type { InvoiceSummary, InvoiceYear } from './earnings.types';
import { invoiceYearOf } from './invoice-year';

export type SideYear = { side: ActingSide; year: number };

export type SideInvoiceYear = SideYear & InvoiceYear;

const SHAPE = ['number', 'number', 'id'] as const;

type Deps = { earnings: EarningsQueries; clock: Clock };

export type EarningsService = ReturnType<typeof createEarningsService>;

export function createEarningsService({ earnings, clock }: Deps) {
  const yearOf = (input: { year?: number | null }): number =>
    parseInput(earningsRule, input).year ?? clock.now().getUTCFullYear();

  return {
    /** @throws DomainError FORBIDDEN for all but professionals, VALIDATION_FAILED. */
    ofProfessional: (info: RequestInfo, input: { year?: number | null }): SideYear => ({
      side: { professionalId: requireProfessional(info).id },
      year: yearOf(input),
    }),

    /** @throws DomainError FORBIDDEN for accounts that act for no clinic, VALIDATION_FAILED. */
    ofClinic: (info: RequestInfo, input: { year?: number | null }): SideYear => ({
      side: { clinicId: requireClinic(info) },
      year: yearOf(input),
    }),

    async read({ side, year }: SideYear): Promise<SideInvoiceYear> {
      const facts = await earnings.year(side, year, clock.now());
      const firstYear = facts.firstIssuedOn ? Number(facts.firstIssuedOn.slice(0, 4)) : null;
      return {
        side,
        ...invoiceYearOf(year, facts.groups),
        firstYear: firstYear ?? clock.now().getUTCFullYear(),
        outstanding: facts.outstanding,
      };
    },

    async invoices(
      { side, year }: SideYear,
      input: PageInput & { month?: number | null },
    ): Promise<Connection<InvoiceSummary>> {
      const { month = null } = parseInput(invoiceMonthRule, { month: input.month });
      const list = listName('invoicesOfYearByDueDate', { side: idOfSide(side), year, month });
      const page = pageArgs(input, list, SHAPE);
      const rows = await earnings.page({ side, year, month, now: clock.now() }, page);
      const cursorOf = ({ urgency, place, id }: InvoiceSummary) =>
        encodeCursor(list, [urgency, place, id]);
      return toConnection(rows, page.limit, cursorOf, page.after !== null);
    },

    allInvoices: ({ side, year }: SideYear): Promise<InvoiceSummary[]> =>
      earnings.all(side, year, clock.now()),
  };
}
