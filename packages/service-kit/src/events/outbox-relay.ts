import type { Pool } from 'pg';
import type { Logger } from '../logger';
import type { Bus } from './bus';

export type OutboxRelayOptions = {
  /** Of the database that holds `outbox_events`. */
  pool: Pool;
  bus: Pick<Bus, 'publish'>;
  logger: Logger;
  /** Milliseconds between looks without a kick; 1,000 when absent. */
  intervalMs?: number;
};

export type OutboxRelay = {
  /** Publishes soon; several kicks in one turn are one. */
  kick(): void;
  /** Resolves when no unpublished row is left that this copy may take. */
  drain(): Promise<void>;
  /** Finishes the batch under way. */
  stop(): Promise<void>;
};

export function startOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  throw new Error('not built yet', { cause: options.pool });
}
