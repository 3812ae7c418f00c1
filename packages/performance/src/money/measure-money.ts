import {
  createEarningsQueries,
  createMarketplaceWeeksQueries,
} from '@tbt/subgraph-marketplace/repositories';
import type { Figure, Measured } from '../harness/results';
import { explain } from '../harness/searches';
import type { BenchOptions } from '../run-bench';
import { pdfTimeFigure } from './pdf-time';
import { LARGE, PROFESSIONAL, SMALL, withMoneyWorld, YEAR, type MoneyWorld } from './money-world';

const ROWS_OF_AN_INVOICE = 3;
const ROWS_OF_A_LINE = 5;
const WEEKS = { from: '2024-06-03', to: '2025-05-26' };
const INDEX_HEIGHT = 3;

const TARGET = { atMost: 3 };

async function figuresOf({ size, marketplace }: MoneyWorld): Promise<Figure[]> {
  const { database, services } = marketplace;
  await services.marketplaceWeeks.refresh();
  await database.pool.query('VACUUM (ANALYZE) marketplace_weeks');
  const earnings = createEarningsQueries(database);
  const weeks = createMarketplaceWeeksQueries(database);
  const [side, now] = [{ professionalId: PROFESSIONAL }, new Date('2039-12-31T00:00:00Z')];
  // The sums are one row: compared with the rows that they add up.
  const sums = await explain(database.pool, () => earnings.year(side, YEAR, now));
  const added = size.invoicesOfOne * ROWS_OF_AN_INVOICE;
  const list = await explain(database.pool, () =>
    earnings.page({ side, year: YEAR, month: null, now }, { limit: 50, after: null }),
  );
  const week = await explain(database.pool, () => weeks.weeks('Ontario', WEEKS));
  const provinces = await explain(database.pool, () => weeks.provinces(WEEKS));
  const name = `${size.invoicesOfOne.toLocaleString('en-CA')} invoices of a year`;
  return [
    {
      ...{ name: `${name}: buffers of the sums ÷ rows`, unit: 'times', target: TARGET },
      value: (sums.buffersARow * (1 + INDEX_HEIGHT)) / (added + INDEX_HEIGHT),
    },
    {
      ...{ name: `${name}: buffers a row of the first page`, unit: 'times' },
      value: list.buffersARow / ROWS_OF_A_LINE,
      target: TARGET,
    },
    {
      ...{ name: 'weeks of a province: buffers a row', unit: 'times' },
      ...{ value: week.buffersARow, target: TARGET },
    },
    {
      ...{ name: 'provinces over a year: scans of bookings or shifts', unit: 'plans' },
      value: provinces.scannedTables.filter((table) => table !== 'marketplace_weeks').length,
      target: { atMost: 0 },
    },
  ];
}

/** Invoices of a year and the desk's charts among a million bookings. */
export const measureMoney = ({ isSmall }: BenchOptions): Promise<Measured> => {
  const size = isSmall ? SMALL : LARGE;
  return withMoneyWorld(size, async (world) => ({
    method: [
      `${size.bookings.toLocaleString('en-CA')} shifts made by SQL, four of five booked and most of them invoiced, ${size.invoicesOfOne.toLocaleString('en-CA')} invoices by one professional in one year.`,
      'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statement. Sums are compared with the invoices and lines that they add up, a page with the five rows of each line (invoice, two lines, booking, shift), charts with the rows of the weekly summary.',
      'PDF: fifty invoices in French with two taxes, and fifty documents with two letters, in turns.',
    ],
    figures: [...(await figuresOf(world)), await pdfTimeFigure()],
  }));
};
