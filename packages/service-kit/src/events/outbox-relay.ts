import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { onOutboxCommit } from '../database/commit-listeners';
import { claimed, parseRows } from '../database/rows';
import { withoutStatementLog } from '../database/statement-log';
import type { Logger } from '../logger';
import type { Bus, OutboxEvent } from './bus';

export type OutboxRelayOptions = {
  pool: Pool;
  bus: Pick<Bus, 'publish'>;
  logger: Logger;
  intervalMs?: number;
};

export type OutboxRelay = {
  /** Call it once the bus is started. */
  start(): void;
  /** Publishes soon; several kicks are coalesced, and none before `start` counts. */
  kick(): void;
  /** Publishes until no unlocked row is left; also before `start`. @throws errors of the database or the bus. */
  drain(): Promise<void>;
  /** Awaits the current batch. */
  stop(): Promise<void>;
};

const OutboxRow = z.object({
  id: z.string(),
  name: claimed<DomainEventName>(),
  payload: claimed<DomainEvents[DomainEventName]>(),
  created_at: z.date(),
});

const BATCH = 200;
// Rows that another replica is publishing are locked and skipped.
const TAKE = `
  SELECT id, name, payload, created_at FROM outbox_events
  WHERE published_at IS NULL ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const MARK = 'UPDATE outbox_events SET published_at = now() WHERE id = ANY($1::uuid[])';

const toEvent = ({ id, name, payload, created_at }: z.infer<typeof OutboxRow>): OutboxEvent =>
  ({ id, name, payload, createdAt: created_at.toISOString() }) as OutboxEvent;

async function relayBatch(client: PoolClient, bus: Pick<Bus, 'publish'>): Promise<boolean> {
  const rows = parseRows(OutboxRow, (await client.query(TAKE)).rows);
  if (rows.length > 0) {
    await bus.publish(rows.map(toEvent));
    await client.query(MARK, [rows.map((row) => row.id)]);
  }
  return rows.length === BATCH;
}

async function relayAll(pool: Pool, bus: Pick<Bus, 'publish'>): Promise<void> {
  for (let isMore = true; isMore;) {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      isMore = await relayBatch(client, bus);
      await client.query('COMMIT');
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw failure;
    } finally {
      // Releasing with an error closes the connection and rolls back its transaction.
      client.release(failure);
    }
  }
}

/** Publishes after each commit, and on a timer for a crashed process: at least once, from any number of replicas. */
export function createOutboxRelay({
  pool,
  bus,
  logger,
  intervalMs = 1_000,
}: OutboxRelayOptions): OutboxRelay {
  let isRunning = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;
  let hasFailed = false;

  const drain = (): Promise<void> => {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    const work = async () => {
      do {
        isAskedAgain = false;
        await relayAll(pool, bus);
      } while (isAskedAgain && isRunning);
    };
    running = withoutStatementLog(work).finally(() => {
      running = undefined;
    });
    return running;
  };

  const tick = () => {
    if (!isRunning) return;
    drain().then(
      () => {
        hasFailed = false;
      },
      (err: unknown) => {
        // Logged once per outage; the timer retries.
        if (!hasFailed && isRunning) logger.warn({ err }, 'Outbox relay failed, will retry');
        hasFailed = true;
      },
    );
  };

  let timer: NodeJS.Timeout | undefined;
  let forget: (() => void) | undefined;

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      forget = onOutboxCommit(pool, tick);
      timer = setInterval(tick, intervalMs);
      tick();
    },
    kick: tick,
    drain,
    stop: async () => {
      isRunning = false;
      clearInterval(timer);
      forget?.();
      await running?.catch(() => undefined);
    },
  };
}
