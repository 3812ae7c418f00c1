import { DomainError } from '@tbt/service-kit';
import { loader } from '@tbt/stack/demo-world/callers';
import type { Figure, Measured } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { bufferFigures, explain, filterPairs, pagingFigure } from '../harness/searches';
import { millisecondsOf, p95, ratio } from '../harness/statistics';
import type { BenchOptions } from '../run-bench';
import { createPeopleSearches, NEWEST_FIRST, PAGE_SIZE, SINGLE_FILTERS } from './people-searches';
import { EMAILS, PASSWORD, PEOPLE, withPeopleWorld, type PeopleWorld } from './people-world';

const FAR_PAGE = 1_000;
const LOG_INS_PER_SECOND = 10;
const READERS = 4;
const TRIGRAMS = 'people_search_text_idx';

const METHOD = [
  `${PEOPLE.toLocaleString('en-CA')} professionals made by SQL, one in five with a blocked day; read through the repository of the search, ${PAGE_SIZE} rows a page.`,
  'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statement; the figure is buffers ÷ (rows returned + height of the index).',
  `Page ${FAR_PAGE.toLocaleString('en-CA')} by its cursor against page 1, in turns.`,
  `Log-ins: ${LOG_INS_PER_SECOND} a second, each with its Argon2 hash unless too many wait for theirs, in the same process while ${READERS} readers read pages, in turns with quiet slices.`,
];

type Searches = ReturnType<typeof createPeopleSearches>;

async function planFigures({ pool, read }: Searches): Promise<Figure[]> {
  const pairs = filterPairs(SINGLE_FILTERS);
  let scans = 0;
  for (const pair of pairs) {
    const { scannedTables } = await explain(pool, () => read(pair));
    if (scannedTables.includes('people')) scans += 1;
  }
  const byText = await explain(pool, () => read(SINGLE_FILTERS['text of a name']));
  return [
    ...(await bufferFigures(pool, SINGLE_FILTERS, read)),
    ...(await bufferFigures(pool, NEWEST_FIRST, (filter) => read(filter, null, 'newest'))),
    {
      ...{ name: `pairs of filters that scan the table, of ${pairs.length}`, unit: 'plans' },
      ...{ value: scans, target: { atMost: 0 } },
    },
    {
      ...{ name: 'searches of a text by its trigrams, of 1', unit: 'plans' },
      ...{ value: byText.indexes.includes(TRIGRAMS) ? 1 : 0, target: { atLeast: 1 } },
    },
  ];
}

async function readTimes(read: () => Promise<unknown>, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const reader = async () => {
    while (performance.now() < end) times.push(await millisecondsOf(read));
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

function ignoreRateLimit(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error;
}

/** Logs in at a fixed rate. @returns a function that stops it. */
function keepLoggingIn({ identity }: PeopleWorld) {
  const attempts: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const email = EMAILS[attempts.length % EMAILS.length];
    const attempt = identity.services.sessions.logIn(loader, { email, password: PASSWORD });
    attempts.push(attempt.catch(ignoreRateLimit));
  }, 1_000 / LOG_INS_PER_SECOND);
  return async (): Promise<void> => {
    clearInterval(timer);
    await Promise.all(attempts);
  };
}

async function logInFigure(
  world: PeopleWorld,
  { read }: Searches,
  { seconds, slices }: BenchOptions,
): Promise<Figure> {
  const p95s = await takeTurns(
    ['busy', 'quiet'],
    async (name) => {
      const stop = name === 'busy' ? keepLoggingIn(world) : null;
      const times = await readTimes(() => read({ role: 'hygienist' }), seconds);
      await stop?.();
      return p95(times);
    },
    slices,
  );
  const name = '95th percentile of reads during log-ins ÷ quiet';
  return { name, unit: 'times', value: ratio(p95s.busy, p95s.quiet), target: { atMost: 3 } };
}

export const measurePeople = (options: BenchOptions): Promise<Measured> =>
  withPeopleWorld(async (world) => {
    const searches = createPeopleSearches(world);
    const { read, cursorBefore } = searches;
    const cursor = await cursorBefore(FAR_PAGE);
    const pages = { far: () => read({}, cursor), first: () => read({}) };
    return {
      method: METHOD,
      figures: [
        ...(await planFigures(searches)),
        await pagingFigure(FAR_PAGE, pages, options.slices),
        await logInFigure(world, searches, options),
      ],
    };
  });
