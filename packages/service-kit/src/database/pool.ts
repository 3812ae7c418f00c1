import { AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { Client, Pool, type ClientConfig, type DatabaseError } from 'pg';
import { markConstraint } from './database-error';
import { recordStatement } from './statement-log';
import { connectionLent, connectionReturned, statementSent } from './transaction-connection';

export type PoolOptions = {
  /** Connections at most; 10 when absent. */
  max?: number;
  applicationName?: string;
  /** Milliseconds after which the server gives a statement up; 20,000 when absent. */
  statementTimeoutMs?: number;
  /** Told about connections that break while idle; the pool replaces them. */
  onError?: (error: Error) => void;
};

function statementText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** A connection that tells which statements it sends and which constraint one violated. */
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
        statementSent(this, text);
      }
      return Reflect.apply(Client.prototype.query, this, args);
    }) as Client['query'];
  };
}

const IN_UTC = '-c TimeZone=UTC';

// adapter-pg reads every instant as UTC whatever offset the server wrote, so sessions must be in UTC.
function inUtc(url: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  address.searchParams.set('options', options ? `${options} ${IN_UTC}` : IN_UTC);
  return address.href;
}

type OnConnect = Parameters<Pool['connect']>[0];

/** Whoever had to wait for a connection goes on as itself, not as the one that gave it back. */
class FairPool extends Pool {
  override connect = ((done?: OnConnect) =>
    done ? super.connect(AsyncResource.bind(done)) : this.lend()) as Pool['connect'];

  private async lend() {
    const client = await super.connect();
    connectionLent(client);
    return client;
  }
}

/**
 * A shared pool in UTC, whatever the server's own zone; its statements can be counted and
 * `constraintOf` can read its errors.
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const pool: Pool = new FairPool({
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
  pool.on('release', (_error, client) => connectionReturned(client));
  // The pool listens while a connection is idle. Lent out between two statements nobody does, and an
  // error without a listener ends the process; the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
