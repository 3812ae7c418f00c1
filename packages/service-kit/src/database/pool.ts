import { Client, Pool, type PoolConfig } from 'pg';
import { recordStatement } from './statement-log';

export type PoolOptions = {
  /** Connections at most; 10 when absent. */
  max?: number;
  applicationName?: string;
  /** Told about connections that break while idle; the pool replaces them. */
  onError?: (error: Error) => void;
};

type QueryConfigLike = { text?: unknown };

function statementText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as QueryConfigLike;
  return typeof text === 'string' ? text : undefined;
}

/** A shared pool whose statements can be counted. */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  class CountingClient extends Client {
    override readonly query: Client['query'] = ((...args: unknown[]) => {
      const text = statementText(args[0]);
      if (text !== undefined) recordStatement(pool, text);
      return Reflect.apply(Client.prototype.query, this, args) as unknown;
    }) as Client['query'];
  }
  const config: PoolConfig = {
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    Client: CountingClient,
  };
  const pool: Pool = new Pool(config);
  pool.on('error', (error) => options.onError?.(error));
  return pool;
}
