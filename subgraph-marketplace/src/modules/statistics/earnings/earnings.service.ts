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
import { DEFAULT_TIME_ZONE, type PersonLoaders } from '../../people';
import { wallTimeAt } from '../../places';
import type { EarningsQueries } from './earnings.queries';
import type { InvoiceSummary, InvoiceYear } from './earnings.types';
import { invoiceYearOf } from './invoice-year';

export type SideYear = { side: ActingSide; year: number };

export type SideInvoiceYear = SideYear & InvoiceYear;

const SHAPE = ['number', 'number', 'id'] as const;

type YearRequest = { input: { year?: number | null }; loaders: PersonLoaders };

type Deps = { earnings: EarningsQueries; clock: Clock };

export type EarningsService = ReturnType<typeof createEarningsService>;

export function createEarningsService({ earnings, clock }: Deps) {
  /** On the side's own clock, as invoices are dated on that of the shift's place. */
  const thisYear = async (side: ActingSide, { person }: PersonLoaders): Promise<number> => {
    const zone = (await person.load(idOfSide(side)))?.timeZone ?? DEFAULT_TIME_ZONE;
    return Number(wallTimeAt(zone, clock.now()).date.slice(0, 4));
  };

  const sideYear = async (
    side: ActingSide,
    { input, loaders }: YearRequest,
  ): Promise<SideYear> => ({
    side,
    year: parseInput(earningsRule, input).year ?? (await thisYear(side, loaders)),
  });

  return {
    /** @throws DomainError FORBIDDEN for all but professionals, VALIDATION_FAILED. */
    ofProfessional: async (info: RequestInfo, asked: YearRequest): Promise<SideYear> =>
      sideYear({ professionalId: requireProfessional(info).id }, asked),

    /** @throws DomainError FORBIDDEN for accounts that act for no clinic, VALIDATION_FAILED. */
    ofClinic: async (info: RequestInfo, asked: YearRequest): Promise<SideYear> =>
      sideYear({ clinicId: requireClinic(info) }, asked),

    async read({ side, year }: SideYear, loaders: PersonLoaders): Promise<SideInvoiceYear> {
      const facts = await earnings.year(side, year, clock.now());
      const firstYear = facts.firstIssuedOn ? Number(facts.firstIssuedOn.slice(0, 4)) : null;
      return {
        side,
        ...invoiceYearOf(year, facts.groups),
        firstYear: firstYear ?? (await thisYear(side, loaders)),
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
