import { AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { Client, Pool, type ClientConfig, type DatabaseError } from 'pg';
import { markConstraint } from './database-error';
import { recordStatement } from './statement-log';
import {
  onConnectionAcquired,
  onConnectionAsked,
  onConnectionReleased,
  onStatementSent,
} from './transaction-connection';

export type PoolOptions = {
  /** Maximum connections; default 10. */
  max?: number;
  applicationName?: string;
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
};

function statementText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

function clientOf(onStatement: (text: string) => void) {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      const { connection } = this as unknown as { connection: EventEmitter };
      connection.prependListener('errorMessage', (error: DatabaseError) => markConstraint(error));
    }

    override query = ((...args: unknown[]): unknown => {
      const text = statementText(args[0]);
      if (text !== undefined) {
        onStatement(text);
        onStatementSent(this, text);
      }
      return Reflect.apply(Client.prototype.query, this, args);
    }) as Client['query'];
  };
}

const IN_UTC = '-c TimeZone=UTC';

// adapter-pg reads every timestamp as UTC, whatever offset the server sent.
function inUtc(url: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  address.searchParams.set('options', options ? `${options} ${IN_UTC}` : IN_UTC);
  return address.href;
}

type OnConnect = Parameters<Pool['connect']>[0];

/** Restores the async context of the caller that waited for a connection. */
class ContextPool extends Pool {
  override connect = ((done?: OnConnect) => {
    onConnectionAsked(this);
    return done ? super.connect(AsyncResource.bind(done)) : this.acquire();
  }) as Pool['connect'];

  private async acquire() {
    const client = await super.connect();
    onConnectionAcquired(this, client);
    return client;
  }
}

/** A pool in UTC, whatever the server's time zone, with statement counting and errors for `constraintOf`. */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const pool: Pool = new ContextPool({
    connectionString: inUtc(url),
    max: options.max ?? 10,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeoutMs ?? 20_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    Client: clientOf((text) => recordStatement(pool, text)),
  });
  pool.on('error', (error) => options.onError?.(error));
  pool.on('release', (_error, client) => onConnectionReleased(client));
  // The pool only listens for errors while a connection is idle; an unhandled one would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
