import { createPeopleRepository, parseProfessionalFilter } from '@tbt/subgraph-marketplace/repositories';
import { loader } from '../../src/demo-world/callers';
import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { takeTurns } from '../harness/rounds';
import { showResult } from '../harness/show-result';
import { ratio } from '../harness/statistics';
import { explain } from './explain-search';
import { EMAIL, openPeopleWorld, PASSWORD, PEOPLE, type PeopleWorld } from './people-world';

const PAGE_SIZE = 50;
const FAR_PAGE = 1_000;
/** Levels of a B-tree over a hundred thousand rows, its root included. */
const INDEX_HEIGHT = 3;
const LOG_INS_PER_SECOND = 10;
const READERS = 4;
const P95 = 0.95;

const METHOD = [
  `${PEOPLE.toLocaleString('en-CA')} professionals made by SQL, read through the repository that the search page uses.`,
  'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statement; the figure is buffers ÷ (rows returned + height of the index).',
  `Pages: ${PAGE_SIZE} rows each, page ${FAR_PAGE.toLocaleString('en-CA')} by its cursor, in turns.`,
  `Log-ins: ${LOG_INS_PER_SECOND} a second in the same process while ${READERS} readers read pages, in turns with quiet slices.`,
];

const SINGLE_FILTERS = {
  'no filter': {},
  role: { role: 'hygienist' },
  province: { province: 'Manitoba' },
  'education tier': { educationTier: 'tier1' },
  experience: { experience: '10+' },
  'working style': { workingStyle: 'collaborative' },
  specialty: { specialtyFocus: 'surgical' },
  language: { language: 'Hindi' },
  'new graduates': { isNewGrad: true },
  'text of one person': { q: 'c4ca4238a0b923820dcc509a6f75849b' },
  'availability on a day': { availableOn: { date: '2027-03-01' } },
} as const;

type Cursor = { createdAt: Date; id: number };

function createReads({ marketplace }: PeopleWorld) {
  const people = createPeopleRepository(marketplace.database);
  return (filter: object, after: Cursor | null = null) =>
    people.professionals(parseProfessionalFilter(filter), {
      list: 'professionals',
      limit: PAGE_SIZE,
      after,
    });
}

type Read = ReturnType<typeof createReads>;

async function bufferFigures({ marketplace }: PeopleWorld, read: Read): Promise<Figure[]> {
  const { pool } = marketplace.database;
  const figures: Figure[] = [];
  for (const [name, filter] of Object.entries(SINGLE_FILTERS)) {
    const { rows, buffers } = await explain(pool, () => read(filter));
    const value = buffers / (rows + INDEX_HEIGHT);
    figures.push({ name: `buffers by row, ${name}`, unit: 'times', value, target: { atMost: 3 } });
  }
  const filters = Object.values(SINGLE_FILTERS);
  let scans = 0;
  for (const [at, first] of filters.entries()) {
    for (const second of filters.slice(at + 1)) {
      const { scannedTables } = await explain(pool, () => read({ ...first, ...second }));
      if (scannedTables.includes('people')) scans += 1;
    }
  }
  const name = 'pairs of filters that scan the table';
  return [...figures, { name, unit: 'steps', value: scans, target: { atMost: 0 } }];
}

/** The cursor in front of a far page. */
async function farCursor({ marketplace }: PeopleWorld): Promise<Cursor> {
  const { rows } = await marketplace.database.pool.query<Cursor>(
    `SELECT created_at AS "createdAt", id FROM people WHERE is_active
     ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1`,
    [PAGE_SIZE * (FAR_PAGE - 1) - 1],
  );
  const [cursor] = rows;
  if (!cursor) throw new Error('There is no page so far');
  return cursor;
}

/** How long each read takes while readers read for a while; milliseconds. */
async function readTimes(run: () => Promise<unknown>, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const reader = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number): number =>
  times[Math.floor(share * (times.length - 1))] ?? Number.NaN;

/** Logs in again and again. @returns what ends it. */
function keepLoggingIn({ identity }: PeopleWorld): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const attempt = identity.services.sessions
      .logIn(loader, { email: EMAIL, password: PASSWORD })
      .finally(() => running.delete(attempt));
    running.add(attempt);
  }, 1_000 / LOG_INS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.allSettled(running);
  };
}

async function timeFigures(
  world: PeopleWorld,
  read: Read,
  { seconds, slices }: { seconds: number; slices: number },
): Promise<Figure[]> {
  const cursor = await farCursor(world);
  const pages = { first: () => read({}), far: () => read({}, cursor) };
  const medians = await takeTurns(
    ['far', 'first'] as const,
    async (name) => at(await readTimes(pages[name], seconds / 2), 0.5),
    slices,
  );
  const p95s = await takeTurns(
    ['busy', 'quiet'] as const,
    async (name) => {
      const stop = name === 'busy' ? keepLoggingIn(world) : async () => undefined;
      const times = await readTimes(() => read({ role: 'hygienist' }), seconds);
      await stop();
      return at(times, P95);
    },
    slices,
  );
  return [
    {
      name: `page ${FAR_PAGE} ÷ page 1`,
      unit: 'times',
      value: ratio(medians.far, medians.first),
      target: { atMost: 1.5 },
    },
    {
      name: `p95 of reads during log-ins ÷ quiet`,
      unit: 'times',
      value: ratio(p95s.busy, p95s.quiet),
      target: { atMost: 3 },
    },
  ];
}

/** Searching a hundred thousand professionals. */
export async function runPeople(args: readonly string[]): Promise<number> {
  const { seconds, slices, isKept } = readOptions(args);
  const machine = machineFacts();
  const world = await openPeopleWorld();
  try {
    const read = createReads(world);
    const figures = [
      ...(await bufferFigures(world, read)),
      ...(await timeFigures(world, read, { seconds, slices })),
    ];
    const result = resultOf('people', machine, { method: METHOD, figures });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    await world.close();
  }
}
