import type PgBoss from 'pg-boss';
import { until } from '../../test/until';
import { createLogger } from '../logger';
import { eventMetrics } from './event-metrics';
import { createQueueWorkers } from './queue-workers';

const renew = async () => undefined;

type FakeJob = { id: string; data: unknown; retryCount: number; retryLimit: number };

async function workOn(jobs: FakeJob[], handle: () => Promise<void>) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    service: 'kit',
    level: 'error',
    destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const batches = [jobs];
  const failed: string[] = [];
  const boss = {
    fetch: async () => batches.shift() ?? [],
    complete: async () => undefined,
    fail: async (_queue: string, ids: string[]) => void failed.push(...ids),
  } as unknown as PgBoss;
  const workers = createQueueWorkers({ boss, renew, logger });
  workers.work('messaging.user.changed', handle);
  await until(() => failed.length === jobs.length);
  await workers.stop();
  return { lines, failed };
}

const countOf = async () => {
  const metric = await eventMetrics.getSingleMetric('events_given_up_total')?.get();
  const own = metric?.values.find(({ labels }) => labels.queue === 'messaging.user.changed');
  return own?.value ?? 0;
};

it('counts an event that failed on its last attempt, and no other', async () => {
  const before = await countOf();
  const { lines, failed } = await workOn(
    [
      { id: 'again', data: {}, retryCount: 15, retryLimit: 16 },
      { id: 'last', data: {}, retryCount: 16, retryLimit: 16 },
    ],
    async () => {
      throw new Error('no such column');
    },
  );
  expect(failed.sort()).toEqual(['again', 'last']);
  const alarms = lines.filter(({ isGivenUp }) => isGivenUp);
  expect(alarms).toEqual([
    expect.objectContaining({ level: 'error', jobId: 'last', attempts: 17 }) as unknown,
  ]);
  expect(await countOf()).toBe(before + 1);
});

it('records a batch’s result once the database is reachable again', async () => {
  const completed: string[] = [];
  const batches = [[{ id: 'done', data: {}, retryCount: 0, retryLimit: 16 }]];
  let breaks = 2;
  const boss = {
    fetch: async () => batches.shift() ?? [],
    complete: async (_queue: string, ids: string[]) => {
      breaks -= 1;
      if (breaks >= 0) throw new Error('Connection terminated unexpectedly');
      completed.push(...ids);
    },
  } as unknown as PgBoss;
  const workers = createQueueWorkers({
    boss,
    renew,
    logger: createLogger({ service: 'kit', level: 'silent' }),
  });
  const handle = jest.fn(async () => undefined);
  workers.work('messaging.user.changed', handle);
  await until(() => completed.length === 1);
  await workers.stop();
  expect(completed).toEqual(['done']);
  expect(handle).toHaveBeenCalledTimes(1);
});
