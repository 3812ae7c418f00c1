import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { unavailable, type Logger } from '@tbt/service-kit';
import type { QueryPlan } from './plan-nodes';

export type PlanJob = { supergraphSdl: string; text: string; operationName: string | undefined };

/** `plan` is null for an operation that the planner rejects. */
export type PlannedQuery = { plan: QueryPlan | null; spentMs: number };

export type PlannerThread = {
  /** @throws DomainError UNAVAILABLE when the thread exited; the next call starts another. */
  plan(wanted: PlanJob): Promise<PlannedQuery>;
  close(): Promise<void>;
};

type Waiting = { resolve: (planned: PlannedQuery) => void; reject: (error: Error) => void };

const PROGRAM = join(__dirname, 'plan-worker.cjs');

/** Planning takes up to 0.2 s, which would block the event loop. */
export function createPlannerThread(logger: Logger): PlannerThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(PROGRAM);
    started.unref();
    started.on('message', ({ id, ...planned }: PlannedQuery & { id: number }) => {
      waiting.get(id)?.resolve(planned);
      waiting.delete(id);
    });
    started.on('error', (error) => logger.error({ err: error }, 'The planner failed'));
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(unavailable());
      waiting.clear();
    });
    return started;
  };

  return {
    plan: (wanted) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, ...wanted });
      }),
    close: async () => void (await worker?.terminate()),
  };
}
