import { setTimeout as pause } from 'node:timers/promises';
import { withoutStatementLog, type Clock, type Logger } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import { deliverDueAlerts } from './deliver-alerts';
import { matchQueuedJobs } from './match-jobs.queries';

const INTERVAL_MS = 1_000;
/** Shifts compared in one transaction, which has ten seconds: with a million alerts one takes seconds on a busy machine. */
const JOBS_AT_ONCE = 1;
/** Between batches, so that a shift that suits many leaves time to others. */
const PACE_MS = 50;

/** Matches and sends until nothing is due. */
export type SendJobAlerts = (isStopped?: () => boolean) => Promise<void>;

/** Any number of replicas may run: each takes other rows. */
export function createJobAlertSending(database: MarketplaceDatabase, clock: Clock): SendJobAlerts {
  const match = () =>
    database.transaction((tx) => matchQueuedJobs(tx, { now: clock.now(), limit: JOBS_AT_ONCE }));

  return async (isStopped = () => false) => {
    while (!isStopped() && (await match()) > 0);
    while (!isStopped() && (await deliverDueAlerts(database, clock)) > 0) await pause(PACE_MS);
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
