import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_CONSUMERS, type DomainEventName } from '@tbt/contracts';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { z } from 'zod';
import { createPool } from '../database/pool';
import { queryRows } from '../database/rows';
import { withoutStatementLog } from '../database/statement-log';
import type { Logger } from '../logger';
import type { Bus, ForgottenEvents, OutboxEvent } from './bus';
import { createBusConnection } from './bus-connection';
import { assertConsumer, queueName } from './event-consumers';
import { createKeyOwners } from './key-owners';
import { createLiveSignals } from './live-signals';
import { reportLostJobs } from './lost-jobs';
import { createQueueWorkers } from './queue-workers';
import { assertSignalSize } from './signal-size';

export type PostgresBusOptions = {
  url: string;
  service: string;
  logger: Logger;
  /** Default 4, plus one that listens. */
  max?: number;
  /** Seconds between checks of schedules and of lost jobs; default 30. */
  cronSeconds?: number;
  /** Attempts of a failing event after its first; default 16. */
  retryLimit?: number;
};

const EventQueues = z.object({ event: z.string(), queues: z.array(z.string()) });
const CHANNEL = 'tbt_bus';

const FORGET = ['job', 'archive'].map(
  (table) => `DELETE FROM pgboss.${table} WHERE state <> 'active'
    AND (data -> 'payload' ->> 'userId' = $1::int::text
      OR ($2 <> '' AND lower(data -> 'payload' ->> 'email') = lower($2))
      OR (data ->> 'name' IN ('user.changed', 'contact.changed')
        AND data -> 'payload' ->> 'id' = $1::int::text))`,
);

type Notice = { wake: string[] } | { live: string; payload: unknown };

// Exponential backoff over about 18 hours, so that events survive a long outage of a consumer.
const eventQueue = (retryLimit: number) => ({ retryLimit, retryDelay: 1, retryBackoff: true });
// A heartbeat extends the lease; a crashed process's event is retried within ten seconds.
const LEASE_SECONDS = 6;
const LOOK_SECONDS = 2;
const RENEW = `UPDATE pgboss.job SET started_on = now()
  WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active'`;
const JOB_QUEUE = { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 900 };

const SIGNAL_WITHIN_MS = 500;

// Any advisory lock key not used elsewhere in the bus database.
const QUEUES_LOCK = 72_707_371;

/** @throws Error for a payload above PostgreSQL's limit. */
function noticeOf(notice: Notice): string {
  const text = JSON.stringify(notice);
  assertSignalSize(text);
  return text;
}

const makeQueue = (
  boss: PgBoss,
  name: string,
  options: ReturnType<typeof eventQueue> | typeof JOB_QUEUE,
): Promise<void> => boss.createQueue(name, { name, ...options });

/** Services that start together create the same queues and would deadlock. */
async function oneAtATime(pool: Pool, make: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [QUEUES_LOCK]);
    await make();
  } finally {
    const unlock = client.query('SELECT pg_advisory_unlock($1)', [QUEUES_LOCK]);
    // Releasing with an error closes the connection, and with it the lock.
    client.release(
      await unlock.then(
        () => false,
        () => true,
      ),
    );
  }
}

function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Creates the queues of all services, so that no event is lost for one that has not run yet. */
async function declareQueues(boss: PgBoss, retryLimit: number): Promise<void> {
  for (const [name, subscribers] of Object.entries(EVENT_CONSUMERS)) {
    for (const subscriber of subscribers) {
      const queue = queueName(subscriber, name as DomainEventName);
      await makeQueue(boss, queue, eventQueue(retryLimit));
      await boss.subscribe(name, queue);
    }
  }
}

/** pg-boss creates a queue of its own when it starts. */
async function startWithQueues(boss: PgBoss, retryLimit: number): Promise<void> {
  await boss.start();
  await declareQueues(boss, retryLimit);
}

const createBoss = (pool: Pool, cronSeconds: number): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => withoutStatementLog(() => pool.query(text, values)) },
    retentionDays: 30,
    maintenanceIntervalSeconds: LOOK_SECONDS,
    archiveCompletedAfterSeconds: 6 * 3600,
    deleteAfterDays: 3,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: Math.min(5, cronSeconds),
  });

/** Durable events and jobs on pg-boss, woken by NOTIFY; live signals on one LISTEN connection per process. */
export function createPostgresBus(options: PostgresBusOptions): Bus {
  const { url, service, logger, max = 4, cronSeconds = 30, retryLimit = 16 } = options;
  const applicationName = `${service}-bus`;
  const pool = createPool(url, {
    max,
    applicationName,
    onError: (err) => logger.warn({ err }, 'An idle bus connection broke'),
  });
  const boss = createBoss(pool, cronSeconds);
  const keyOwners = createKeyOwners(pool);
  boss.on('error', (err) => {
    if (!pool.ending) logger.error({ err }, 'pg-boss failed');
  });
  const workers = createQueueWorkers({
    boss,
    logger,
    renew: (queue, jobIds) => withoutStatementLog(() => pool.query(RENEW, [queue, jobIds])),
  });
  // A start that waits for the lock holds a connection that the lock's owner may need.
  const runSerially = createSerialQueue();
  const signals = createLiveSignals(logger);
  const subscriptions: (() => Promise<void>)[] = [];
  let isStarted = false;
  let starting: Promise<void> | undefined;
  let lookout: NodeJS.Timeout | undefined;

  const receive = (text: string) => {
    try {
      const notice = JSON.parse(text) as Notice;
      if ('wake' in notice) workers.wake(notice.wake);
      else signals.deliver(notice.live, notice.payload);
    } catch (err) {
      logger.warn({ err }, 'A notice that is none of ours was ignored');
    }
  };
  const connection = createBusConnection({
    url,
    applicationName: `${service}-listen`,
    channel: CHANNEL,
    logger,
    onNotice: receive,
    onConnect: () => {
      workers.wakeAll();
      signals.miss();
    },
  });

  const send = (text: string) => pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);

  // The signal's facts are committed already: no caller may fail because the bus is unreachable.
  const signal = async (live: string, payload: unknown): Promise<void> => {
    const text = noticeOf({ live, payload });
    const sending = send(text).catch((err: unknown) => {
      logger.warn({ err, signal: live }, 'A live signal was lost');
    });
    const abortController = new AbortController();
    const late = pause(SIGNAL_WITHIN_MS, undefined, { signal: abortController.signal, ref: false });
    await Promise.race([sending, late.catch(() => undefined)]);
    abortController.abort();
  };

  const queuesByEvent = async (names: string[]): Promise<Map<string, string[]>> => {
    const rows = await queryRows(
      pool,
      EventQueues,
      `SELECT event, array_agg(name) AS queues FROM pgboss.subscription
       WHERE event = ANY($1) GROUP BY event`,
      [names],
    );
    return new Map(rows.map(({ event, queues }) => [event, queues]));
  };

  const publish = async (events: readonly OutboxEvent[]): Promise<void> => {
    if (!isStarted) throw new Error('The bus is not connected');
    const queues = await queuesByEvent([...new Set(events.map(({ name }) => name))]);
    // The event's id is the job's id, so publishing again changes nothing.
    const jobs = events.flatMap((event) =>
      (queues.get(event.name) ?? []).map((name) => ({
        id: event.id,
        name,
        data: event,
        expireInSeconds: LEASE_SECONDS,
      })),
    );
    if (jobs.length === 0) return;
    await boss.insert(jobs);
    await send(noticeOf({ wake: [...new Set(jobs.map(({ name }) => name))] }));
  };

  const whenStarted = async (begin: () => Promise<void>): Promise<void> => {
    subscriptions.push(begin);
    if (isStarted) await begin();
  };

  const start = async (): Promise<void> => {
    const prepare = async () => {
      await keyOwners.prepare();
      await startWithQueues(boss, retryLimit);
    };
    await runSerially(() => oneAtATime(pool, prepare));
    await connection.start();
    isStarted = true;
    for (const begin of subscriptions) await begin();
    lookout = setInterval(() => void lookForLost(), cronSeconds * 1_000).unref();
  };

  const lookForLost = () =>
    withoutStatementLog(async () => {
      await reportLostJobs(pool, workers.queues(), logger);
      await keyOwners.removeOld();
    }).catch((err: unknown) => {
      if (!pool.ending) logger.warn({ err }, 'Lost jobs could not be looked for');
    });

  const forget = async ({ userId, email }: ForgottenEvents): Promise<number> => {
    let count = 0;
    for (const sql of FORGET) {
      const { rowCount } = await pool.query(sql, [userId, email]);
      count += rowCount ?? 0;
    }
    return count;
  };

  return {
    forget: (events) => withoutStatementLog(() => forget(events)),
    publish: (events) => withoutStatementLog(() => publish(events)),
    subscribe: (subscriber, name, handler) =>
      whenStarted(async () => {
        assertConsumer(subscriber, name);
        const queue = queueName(subscriber, name);
        workers.work(queue, (data) => handler(data as OutboxEvent<typeof name>));
      }),
    schedule: (name, cron, handler) =>
      whenStarted(async () => {
        await runSerially(() => oneAtATime(pool, () => makeQueue(boss, name, JOB_QUEUE)));
        await boss.schedule(name, cron);
        workers.work(name, handler);
      }),
    claimKey: (...claim) => withoutStatementLog(() => keyOwners.claim(...claim)),
    live: {
      publish: (live, payload) => withoutStatementLog(() => signal(live, payload)),
      subscribe: (name, handler) => signals.subscribe(name, handler),
      onMissed: signals.onMissed,
    },
    start: () => (starting ??= start()),
    stop: async () => {
      isStarted = false;
      clearInterval(lookout);
      await workers.stop();
      await boss.stop({ graceful: false });
      await connection.stop();
      if (!pool.ending) await pool.end();
    },
    ready: async () => {
      if (!isStarted || !connection.isListening()) throw new Error('The bus is not connected');
      await pool.query('SELECT 1');
    },
    degraded: () => [],
  };
}
