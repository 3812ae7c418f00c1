import { setTimeout as pause } from 'node:timers/promises';
import { withoutStatementLog, type Clock, type Logger } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import { deliverDueAlerts } from './deliver-alerts';
import { JOBS_AT_ONCE, matchQueuedJobs, postponeQueuedJob } from './match-jobs.queries';

const INTERVAL_MS = 1_000;
/** Between batches, so that a shift that suits many leaves time to others. */
const PACE_MS = 50;

/** Matches and sends until nothing is due. @throws the first error of matching, after what is due was sent. */
export type SendJobAlerts = (isStopped?: () => boolean) => Promise<void>;

/** Any number of replicas may run: each takes other rows. */
export function createJobAlertSending(database: MarketplaceDatabase, clock: Clock): SendJobAlerts {
  // After a failure they are taken one by one until none is left, so that a shift that fails holds up no other.
  let limit = JOBS_AT_ONCE;

  async function match(): Promise<number> {
    try {
      return await database.transaction((tx) => matchQueuedJobs(tx, { now: clock.now(), limit }));
    } catch (error) {
      if (limit === 1) await database.transaction(postponeQueuedJob);
      limit = 1;
      throw error;
    }
  }

  async function matchAll(isStopped: () => boolean): Promise<void> {
    while (!isStopped() && (await match()) > 0);
    limit = JOBS_AT_ONCE;
  }

  return async (isStopped = () => false) => {
    try {
      await matchAll(isStopped);
    } finally {
      while (!isStopped() && (await deliverDueAlerts(database, clock)) > 0) await pause(PACE_MS);
    }
  };
}

export type AlertWorker = {
  start(): void;
  /** Awaits the current batch. */
  stop(): Promise<void>;
};

export function createAlertWorker(send: SendJobAlerts, logger: Logger): AlertWorker {
  let isStopped = false;
  let hasFailed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    if (running) return;
    running = withoutStatementLog(() => send(() => isStopped))
      .then(
        () => {
          hasFailed = false;
        },
        (err: unknown) => {
          if (!hasFailed && !isStopped) logger.warn({ err }, 'Job alerts failed, will retry');
          hasFailed = true;
        },
      )
      .finally(() => {
        running = undefined;
      });
  };

  return {
    start: () => {
      timer = setInterval(tick, INTERVAL_MS);
      timer.unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
