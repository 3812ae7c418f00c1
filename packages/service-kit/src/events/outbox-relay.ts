import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { Pool, PoolClient } from 'pg';
import { onOutboxCommit } from '../database/commit-listeners';
import { withoutStatementLog } from '../database/statement-log';
import type { Logger } from '../logger';
import type { Bus, OutboxEvent } from './bus';

export type OutboxRelayOptions = {
  /** Of the database that holds `outbox_events`. */
  pool: Pool;
  bus: Pick<Bus, 'publish'>;
  logger: Logger;
  /** Milliseconds between looks without a kick; 1,000 when absent. */
  intervalMs?: number;
};

export type OutboxRelay = {
  /** Begins to publish by itself. Call it once the bus is started. */
  start(): void;
  /** Publishes soon; several kicks in one turn are one, none before `start` counts. */
  kick(): void;
  /**
   * Publishes until no row is left that this copy may take; also before `start`.
   * @throws what the database or the bus throws.
   */
  drain(): Promise<void>;
  /** Finishes the batch under way. */
  stop(): Promise<void>;
};

type Row = {
  id: string;
  name: DomainEventName;
  payload: DomainEvents[DomainEventName];
  created_at: Date;
};

const BATCH = 200;
// Rows another copy is publishing are locked and skipped; they stay its business until it commits.
const TAKE = `
  SELECT id, name, payload, created_at FROM outbox_events
  WHERE published_at IS NULL ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const MARK = 'UPDATE outbox_events SET published_at = now() WHERE id = ANY($1::uuid[])';

const toEvent = ({ id, name, payload, created_at }: Row): OutboxEvent =>
  ({ id, name, payload, createdAt: created_at.toISOString() }) as OutboxEvent;

/** @returns whether the batch was full, so that more may wait. */
async function relayBatch(client: PoolClient, bus: Pick<Bus, 'publish'>): Promise<boolean> {
  const { rows } = await client.query<Row>(TAKE);
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
      // A connection given back with an error is closed, and its transaction with it.
      client.release(failure);
    }
  }
}

/**
 * Publishes outbox rows: right after a commit of `Database.transaction`, and by a timer for what a
 * dead process left. An event leaves at least once; any number of copies may run.
 */
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
        // Said once per outage; the timer tries again.
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
