import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from '../logger';
import { givenUp } from './event-metrics';

type Handle = (data: unknown) => Promise<void>;

export type QueueWorkers = {
  work(queue: string, handle: Handle): void;
  queues(): readonly string[];
  /** Polls these queues now, if this process works on them. */
  wake(queues: readonly string[]): void;
  wakeAll(): void;
  /** Fetches no more jobs, awaits those in progress, returns those not begun. */
  stop(): Promise<void>;
};

type Worker = { wake(): void; done: Promise<void> };

const BATCH = 50;
const PARALLEL = 8;
// Finds due retries, scheduled runs and what a lost wake-up missed.
const POLL_MS = 2_000;

/** A sleep that `wake` ends; a wake during work skips the next sleep. */
function createWakeableSleep() {
  let isRinging = false;
  let ring: (() => void) | undefined;
  return {
    wake: () => {
      isRinging = true;
      ring?.();
    },
    sleep: async (milliseconds: number) => {
      if (!isRinging) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          ring = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRinging = false;
      ring = undefined;
    },
  };
}

const HEARTBEAT_MS = 2_000;

/** Backoff in milliseconds for recording how jobs ended. */
const SETTLE_PAUSES = [100, 400, 1_600, 3_200];

/** A job whose result is not recorded is retried when its lease expires. */
async function recordWithRetries(write: () => Promise<unknown>): Promise<void> {
  for (const wait of SETTLE_PAUSES) {
    const isDone = await write().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await pause(wait);
  }
  await write();
}

export type QueueWorkersOptions = {
  boss: PgBoss;
  renew(queue: string, jobIds: readonly string[]): Promise<unknown>;
  logger: Logger;
};

/** pg-boss's own `work` settles a batch as a whole without awaiting it, which loses single failures. */
export function createQueueWorkers({ boss, renew, logger }: QueueWorkersOptions): QueueWorkers {
  const workers = new Map<string, Worker>();
  let isStopped = false;

  const noteFailure = (err: unknown, queue: string, job: PgBoss.JobWithMetadata<unknown>) => {
    const { id: jobId, retryCount, retryLimit } = job;
    if (retryCount < retryLimit) {
      logger.error({ err, queue, jobId }, 'A consumer failed, it will be called again');
      return;
    }
    givenUp.inc({ queue });
    const attempts = retryCount + 1;
    logger.error({ err, queue, jobId, attempts, isGivenUp: true }, 'A consumer failed for good');
  };

  const runBatch = async (
    queue: string,
    jobs: PgBoss.JobWithMetadata<unknown>[],
    handle: Handle,
  ) => {
    const waiting = [...jobs];
    const handled: string[] = [];
    const putBack: string[] = [];
    const lane = async () => {
      for (let job = waiting.shift(); job && !isStopped; job = waiting.shift()) {
        try {
          await handle(job.data);
          handled.push(job.id);
        } catch (err) {
          putBack.push(job.id);
          noteFailure(err, queue, job);
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, lane));
    const done = new Set([...handled, ...putBack]);
    putBack.push(...jobs.map((job) => job.id).filter((id) => !done.has(id)));
    if (handled.length > 0) await recordWithRetries(() => boss.complete(queue, handled));
    if (putBack.length > 0) await recordWithRetries(() => boss.fail(queue, putBack));
  };

  const run = async (queue: string, handle: Handle, sleep: (ms: number) => Promise<void>) => {
    while (!isStopped) {
      const jobs = await boss
        .fetch<unknown>(queue, { batchSize: BATCH, includeMetadata: true })
        .catch(() => []);
      if (jobs.length === 0) {
        await sleep(POLL_MS);
        continue;
      }
      const ids = jobs.map(({ id }) => id);
      const heartbeat = setInterval(
        () => void renew(queue, ids).catch(() => undefined),
        HEARTBEAT_MS,
      );
      await runBatch(queue, jobs, handle)
        .catch((err: unknown) => {
          logger.error({ err, queue }, 'A batch could not be settled, it will come again');
        })
        .finally(() => clearInterval(heartbeat));
    }
  };

  return {
    work: (queue, handle) => {
      const { wake, sleep } = createWakeableSleep();
      workers.set(queue, { wake, done: run(queue, handle, sleep) });
    },
    queues: () => [...workers.keys()],
    wake: (queues) => {
      for (const queue of queues) workers.get(queue)?.wake();
    },
    wakeAll: () => {
      for (const worker of workers.values()) worker.wake();
    },
    stop: async () => {
      isStopped = true;
      for (const worker of workers.values()) worker.wake();
      await Promise.all([...workers.values()].map((worker) => worker.done));
    },
  };
}
