import type { Figure, Measured } from '../harness/results';
import { bufferFigures, explain, filterPairs, pagingFigure } from '../harness/searches';
import type { BenchOptions } from '../run-bench';
import { acceptFigures } from './accept-figures';
import {
  createShiftSearches,
  PAGE_SIZE,
  SINGLE_FILTERS,
  SORTS,
  type ShiftSearches,
} from './shift-searches';
import { LARGE, SMALL, withShiftsWorld, type ShiftsSize } from './shifts-world';

const FAR_PAGE = 5_000;

const methodOf = ({ jobs, active, people }: ShiftsSize): string[] => [
  `${jobs.toLocaleString('en-CA')} shifts made by SQL, ${active.toLocaleString('en-CA')} of them active, and ${people.toLocaleString('en-CA')} people; read through the repository of the search, ${PAGE_SIZE} rows a page.`,
  'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statement; the figure is buffers ÷ (rows returned + height of the index).',
  'Scans: every filter, every two filters, in all four orders.',
  'Far page: by its cursor against page 1, in turns.',
  'Acceptance: the service as a request calls it, against one INSERT of the booking that it made, on the same table with the same constraints, in turns. Statements without BEGIN and COMMIT.',
];

async function planFigures({ pool, read }: ShiftSearches): Promise<Figure[]> {
  const filters = [...Object.values(SINGLE_FILTERS), ...filterPairs(SINGLE_FILTERS)];
  let scans = 0;
  for (const sort of SORTS) {
    for (const filter of filters) {
      const { scannedTables } = await explain(pool, () => read(filter, sort));
      if (scannedTables.includes('jobs')) scans += 1;
    }
  }
  const plans = filters.length * SORTS.length;
  const name = `filters, pairs and orders that scan the table, of ${plans}`;
  return [
    ...(await bufferFigures(pool, SINGLE_FILTERS, read)),
    { name, unit: 'plans', value: scans, target: { atMost: 0 } },
  ];
}

export const measureShifts = ({ isSmall, slices }: BenchOptions): Promise<Measured> =>
  withShiftsWorld(isSmall ? SMALL : LARGE, async (world) => {
    const searches = createShiftSearches(world);
    const { read, cursorBefore } = searches;
    // The last but one of a small world.
    const page = Math.min(FAR_PAGE, Math.floor((world.size.active / PAGE_SIZE) * 0.9));
    const cursor = await cursorBefore(page);
    const pages = { far: () => read({}, 'newest', cursor), first: () => read({}) };
    return {
      method: methodOf(world.size),
      figures: [
        ...(await planFigures(searches)),
        await pagingFigure(page, pages, slices),
        ...(await acceptFigures(world, slices)),
      ],
    };
  });
