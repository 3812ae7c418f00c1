import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { createPeopleReads, PAGE_SIZE } from './people-reads';
import { openPeopleWorld, PEOPLE } from './people-world';
import { planFigures } from './plan-figures';
import { FAR_PAGE, LOG_INS_PER_SECOND, READERS, timeFigures } from './time-figures';

const METHOD = [
  `${PEOPLE.toLocaleString('en-CA')} professionals made by SQL, one in five with a blocked day; read through the repository of the search, ${PAGE_SIZE} rows a page.`,
  'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statement; the figure is buffers ÷ (rows returned + height of the index).',
  `Page ${FAR_PAGE.toLocaleString('en-CA')} by its cursor against page 1, in turns; the figure is of medians.`,
  `Log-ins: ${LOG_INS_PER_SECOND} a second, each with its Argon2 hash, in the same process while ${READERS} readers read pages, in turns with quiet slices.`,
];

export async function runPeople(args: readonly string[]): Promise<number> {
  const { seconds, slices, isKept } = readOptions(args);
  const machine = machineFacts();
  const world = await openPeopleWorld();
  try {
    const reads = createPeopleReads(world);
    const figures = [
      ...(await planFigures(reads)),
      ...(await timeFigures(world, reads, { seconds, slices })),
    ];
    const result = resultOf('people', machine, { method: METHOD, figures });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    await world.close();
  }
}
