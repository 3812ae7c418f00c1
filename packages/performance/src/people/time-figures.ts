import type { Figure } from '../harness/results-file';
import { takeTurns } from '../harness/rounds';
import { ratio } from '../harness/statistics';
import { keepLoggingIn } from './log-in-load';
import type { PeopleReads } from './people-reads';
import type { PeopleWorld } from './people-world';

export const FAR_PAGE = 1_000;
export const LOG_INS_PER_SECOND = 10;
export const READERS = 4;
const MEDIAN = 0.5;
const P95 = 0.95;

type Run = () => Promise<unknown>;

async function readTimes(run: Run, seconds: number, readers: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const reader = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number): number =>
  times[Math.floor(share * (times.length - 1))] ?? Number.NaN;

/** Search times: on far pages, and during log-ins. */
export async function timeFigures(
  world: PeopleWorld,
  { read, cursorBefore }: PeopleReads,
  { seconds, slices }: { seconds: number; slices: number },
): Promise<Figure[]> {
  const cursor = await cursorBefore(FAR_PAGE);
  const pages: Record<'first' | 'far', Run> = {
    first: () => read({}),
    far: () => read({}, cursor),
  };
  const medians = await takeTurns(
    ['far', 'first'] as const,
    async (name) => at(await readTimes(pages[name], seconds, 1), MEDIAN),
    slices,
  );
  const p95s = await takeTurns(
    ['busy', 'quiet'] as const,
    async (name) => {
      const stop = name === 'busy' ? keepLoggingIn(world, LOG_INS_PER_SECOND) : null;
      const times = await readTimes(() => read({ role: 'hygienist' }), seconds, READERS);
      await stop?.();
      return at(times, P95);
    },
    slices,
  );
  return [
    {
      name: `page ${FAR_PAGE.toLocaleString('en-CA')} ÷ page 1`,
      unit: 'times',
      value: ratio(medians.far, medians.first),
      target: { atMost: 1.5 },
    },
    {
      name: '95th percentile of reads during log-ins ÷ quiet',
      unit: 'times',
      value: ratio(p95s.busy, p95s.quiet),
      target: { atMost: 3 },
    },
  ];
}
