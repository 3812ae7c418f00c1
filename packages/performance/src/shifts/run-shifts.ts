import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { acceptFigures } from './accept-figures';
import { pagingFigures, planFigures } from './search-figures';
import { createShiftSearches, PAGE_SIZE } from './shift-searches';
import { LARGE, openShiftsWorld, SMALL, type ShiftsSize } from './shifts-world';

const SMALL_OPTION = '--small';

const methodOf = ({ jobs, active, people }: ShiftsSize): string[] => [
  `${jobs.toLocaleString('en-CA')} shifts made by SQL, ${active.toLocaleString('en-CA')} of them active, and ${people.toLocaleString('en-CA')} people; read through the repository of the search, ${PAGE_SIZE} rows a page.`,
  'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statement; the figure is buffers ÷ (rows returned + height of the index).',
  'Scans: every filter, every two filters, in all four orders.',
  'Far page: by its cursor against page 1, in turns.',
  'Acceptance: the service as a request calls it, against one INSERT of the booking that it made, on the same table with the same constraints, in turns. Statements without BEGIN and COMMIT.',
];

/** Search and booking among a million shifts; `--small` runs quickly and commits nothing. */
export async function runShifts(args: readonly string[]): Promise<number> {
  const isSmall = args.includes(SMALL_OPTION);
  const { slices, isKept } = readOptions(args.filter((option) => option !== SMALL_OPTION));
  const machine = machineFacts();
  const world = await openShiftsWorld(isSmall ? SMALL : LARGE);
  try {
    const searches = createShiftSearches(world);
    const figures = [
      ...(await planFigures(searches)),
      ...(await pagingFigures(searches, world.size, slices)),
      ...(await acceptFigures(world, slices)),
    ];
    const result = resultOf('shifts', machine, { method: methodOf(world.size), figures });
    if (isKept && !isSmall) writeResult(result);
    return showResult(result);
  } finally {
    await world.close();
  }
}
