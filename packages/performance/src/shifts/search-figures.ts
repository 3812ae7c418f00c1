import { filterPairs } from '../harness/filter-pairs';
import type { Figure } from '../harness/results-file';
import { takeTurns } from '../harness/rounds';
import { ratio } from '../harness/statistics';
import { bufferFigures, explain, type Touched } from '../people/explain-search';
import { PAGE_SIZE, SINGLE_FILTERS, SORTS, type ShiftSearches } from './shift-searches';
import type { ShiftsSize } from './shifts-world';

/** Levels of a B-tree over two hundred thousand rows, root included. */
const INDEX_HEIGHT = 3;
const FAR_PAGE = 5_000;
const READS = 40;

/** The 5,000th page, or the last but one. */
const farPageOf = ({ active }: ShiftsSize) =>
  Math.min(FAR_PAGE, Math.floor((active / PAGE_SIZE) * 0.9));

export async function planFigures({ pool, read }: ShiftSearches): Promise<Figure[]> {
  const searches = { pool, read, indexHeight: INDEX_HEIGHT };
  const figures = await bufferFigures(SINGLE_FILTERS, searches);
  const touched: Touched[] = [];
  for (const sort of SORTS) {
    for (const filter of [...Object.values(SINGLE_FILTERS), ...filterPairs(SINGLE_FILTERS)]) {
      touched.push(await explain(pool, () => read(filter, sort)));
    }
  }
  const scans = touched.filter(({ scannedTables }) => scannedTables.includes('jobs')).length;
  return [
    ...figures,
    {
      name: `filters, pairs and orders that scan the table, of ${touched.length}`,
      unit: 'plans',
      value: scans,
      target: { atMost: 0 },
    },
  ];
}

async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < READS; n += 1) await run();
  return (performance.now() - start) / READS;
}

export async function pagingFigures(
  { read, cursorBefore }: ShiftSearches,
  size: ShiftsSize,
  slices: number,
): Promise<Figure[]> {
  const page = farPageOf(size);
  const cursor = await cursorBefore(page);
  const runs = { far: () => read({}, 'newest', cursor), first: () => read({}) };
  const times = await takeTurns(
    ['far', 'first'] as const,
    (name) => millisecondsOf(runs[name]),
    slices,
  );
  return [
    {
      name: `page ${page.toLocaleString('en-CA')} ÷ page 1`,
      unit: 'times',
      value: ratio(times.far, times.first),
      target: { atMost: 1.5 },
    },
  ];
}
