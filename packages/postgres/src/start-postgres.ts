import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { clusterPlace } from './cluster-place';
import type { ClusterPlace } from './cluster-place';
import { giveToRole } from './database-role';
import { DATABASE_USER, initialiseCluster } from './initialise-cluster';
import { postgresBinaries } from './postgres-binaries';
import { claimOwnership, livingOwner, pause, releaseOwnership } from './process-owner';
import { ServerStartError, launchServer } from './server-process';
import { freePort } from '@tbt/workspace/free-port';
import { stopStaleServer } from './stale-server';
import { superviseServer } from './supervise-server';

export interface PostgresLogger {
  info(message: string): void;
  warn(message: string): void;
}

export interface StartPostgresOptions {
  /** Holds the cluster, its password and its owner record. */
  readonly dataDir: string;
  /** Preferred port; a free one when in use or absent. */
  readonly port?: number;
  /** Trades safety for speed; the cluster is deleted on stop. */
  readonly test?: boolean;
  readonly logger: PostgresLogger;
  readonly onServerLine?: (line: string) => void;
}

export interface RunningPostgres {
  readonly port: number;
  /** Connection string with password; the database need not exist. */
  urlFor(database: string): string;
  /** @returns the connection string. @param template - database to copy; must have no connections. */
  ensureDatabase(name: string, template?: string): Promise<string>;
  /** @returns the connection string of the database's own login role. */
  ensureOwnDatabase(name: string, password: string): Promise<string>;
  stop(): Promise<void>;
}

const LOCK_RETRIES = 20;
const LOCK_RETRY_MS = 100;

async function launchWithRetries(
  place: ClusterPlace,
  binaries: string,
  options: StartPostgresOptions,
): Promise<{ child: ChildProcess; port: number }> {
  let port = options.port ?? (await freePort());
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { child: await launchServer(place, binaries, port, options.test ?? false), port };
    } catch (error) {
      if (!(error instanceof ServerStartError) || attempt >= LOCK_RETRIES) throw error;
      if (error.isPortTaken) {
        const taken = port;
        port = await freePort();
        options.logger.warn(`Port ${taken} is in use, PostgreSQL takes ${port}`);
      } else if (error.isStillLocked) {
        await stopStaleServer(place.cluster);
        await pause(LOCK_RETRY_MS);
      } else throw error;
    }
  }
}

/** Runs a private PostgreSQL and restarts it. @throws Error when the data directory is in use or the server fails. */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const owner = livingOwner(dataDir);
  if (owner !== undefined) {
    throw new Error(
      `The database in ${dataDir} is in use by process ${owner}. Stop it or set another DATA_DIR.`,
    );
  }
  const place = clusterPlace(dataDir, options.test ?? false);
  claimOwnership(dataDir);
  try {
    return await serve(place, dataDir, options);
  } catch (error) {
    releaseOwnership(dataDir);
    throw error;
  }
}

async function serve(
  place: ClusterPlace,
  dataDir: string,
  options: StartPostgresOptions,
): Promise<RunningPostgres> {
  const { logger, test = false } = options;
  const binaries = postgresBinaries(place.user);
  const stopped = await stopStaleServer(place.cluster);
  if (stopped) logger.warn(`Stopped a PostgreSQL (process ${stopped}) left by a killed run`);
  if (!place.isInitialised) {
    logger.info('Creating the database cluster');
    await initialiseCluster(place, binaries, test);
  }
  const { child, port } = await launchWithRetries(place, binaries, options);
  // On the same port, which clients keep using.
  const launchAgain = async () => {
    await stopStaleServer(place.cluster);
    return launchServer(place, binaries, port, test);
  };
  const server = await superviseServer(child, launchAgain, options);
  const killAtExit = () => server.kill();
  process.once('exit', killAtExit);
  const addressOf = (user: string, password: string, database: string) =>
    `postgresql://${user}:${encodeURIComponent(password)}` +
    `@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const urlFor = (database: string) => addressOf(DATABASE_USER, place.password, database);
  return {
    port,
    urlFor,
    ensureDatabase: async (name, template) => {
      await createDatabase(urlFor('postgres'), name, template);
      return urlFor(name);
    },
    ensureOwnDatabase: async (name, password) => {
      await createDatabase(urlFor('postgres'), name);
      await giveToRole(urlFor, name, password);
      return addressOf(name, password, name);
    },
    stop: async () => {
      process.removeListener('exit', killAtExit);
      await server.stop();
      releaseOwnership(dataDir);
      if (test) rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    const from = template ? ` TEMPLATE ${escapeIdentifier(template)}` : '';
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)}${from}`);
  } catch (error) {
    // A parallel start created the database first.
    const { code } = error as { code?: string };
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}
