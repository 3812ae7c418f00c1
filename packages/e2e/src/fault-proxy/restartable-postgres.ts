import { Client } from 'pg';
import { startPostgres, type RunningPostgres } from '@tbt/postgres';
import { DATABASES, type DatabaseName, type DatabaseUrls } from '@tbt/stack/databases';
import type { ConnectionFault, FaultProxy } from './fault';
import { startTcpFaultProxy } from './tcp-fault-proxy';

/** A PostgreSQL that can be stopped and started, with a fault proxy before each of its databases. */
export interface RestartablePostgres {
  /** Connection strings that lead through the proxies. */
  readonly urls: DatabaseUrls;
  /** Bypasses the proxies, to inspect or break a database. @returns rows. */
  query(database: string, sql: string): Promise<unknown[]>;
  readonly proxies: Readonly<Record<DatabaseName, FaultProxy<ConnectionFault>>>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Terminates all connections to the four databases. @returns how many. */
  terminateConnections(): Promise<number>;
  close(): Promise<void>;
}

const TERMINATE = `
  SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity
  WHERE datname = ANY($1) AND pid <> pg_backend_pid()`;

const fromEach = async <T>(
  make: (name: DatabaseName) => Promise<T> | T,
): Promise<Record<DatabaseName, T>> => {
  const entries = await Promise.all(DATABASES.map(async (name) => [name, await make(name)]));
  return Object.fromEntries(entries) as Record<DatabaseName, T>;
};

/** @param dataDir - of the cluster; kept on stop. */
export async function startRestartablePostgres(dataDir: string): Promise<RestartablePostgres> {
  const logger = { info: () => undefined, warn: console.warn };
  let server: RunningPostgres | undefined = await startPostgres({ dataDir, logger });
  const { port, urlFor } = server;
  const directUrls = await fromEach((name) => server?.ensureDatabase(name) ?? urlFor(name));
  const proxies = await fromEach(startTcpFaultProxy);
  for (const proxy of Object.values(proxies)) proxy.forwardTo(port);
  const urls = await fromEach((name) => {
    const url = new URL(directUrls[name]);
    url.port = String(proxies[name].port);
    return url.href;
  });
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  return {
    urls,
    proxies,
    async query(database, sql) {
      const client = new Client({ connectionString: urlFor(database) });
      // Without a listener `terminateConnections` would end the process.
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    stop,
    async start() {
      server ??= await startPostgres({ dataDir, port, logger });
      if (server.port !== port) throw new Error(`Port ${port} was taken while PostgreSQL was away`);
    },
    async terminateConnections() {
      const client = new Client({ connectionString: urlFor('postgres') });
      await client.connect();
      const { rows } = await client.query<{ ended: number }>(TERMINATE, [[...DATABASES]]);
      await client.end();
      return rows[0]?.ended ?? 0;
    },
    async close() {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await stop();
    },
  };
}
