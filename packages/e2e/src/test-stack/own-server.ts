import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { clusterPlace } from '@tbt/postgres/cluster-place';
import { DATABASE_USER, initialiseCluster } from '@tbt/postgres/initialise-cluster';
import { postgresBinaries } from '@tbt/postgres/postgres-binaries';
import { launchServer } from '@tbt/postgres/server-process';
import { freePort } from '@tbt/workspace/free-port';

const DEBIAN = '/usr/lib/postgresql';
const TIME_ZONE = 'America/St_Johns';
const ROLE = 'app';

export interface OwnServer {
  readonly description: string;
  ensureDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** The newest PostgreSQL that Debian has installed. */
function debianBinaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN, version))
    .find((folder) => existsSync(join(folder, 'bin', 'initdb')));
}

async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const results: unknown[] = [];
    for (const statement of statements) results.push(...(await client.query(statement)).rows);
    return results;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL as an operator runs it: Debian's if installed, another time zone, an unprivileged role. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tbt-own-postgres-'));
  chmodSync(dataDir, 0o755);
  const place = clusterPlace(dataDir, true);
  const binaries = debianBinaries() ?? postgresBinaries(place.user);
  // Older versions do not know the flags of temporary servers.
  await initialiseCluster(place, binaries, false);
  const port = await freePort();
  const zone = { timezone: TIME_ZONE, log_timezone: TIME_ZONE };
  const child = await launchServer(place, binaries, port, true, zone);
  const killAtExit = () => void child.kill('SIGINT');
  process.once('exit', killAtExit);
  const password = randomBytes(24).toString('base64url');
  const urlOf = (user: string, secret: string, database: string) =>
    `postgresql://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`;
  const admin = urlOf(DATABASE_USER, place.password, 'postgres');
  const role = escapeIdentifier(ROLE);
  await query(
    admin,
    `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${escapeLiteral(password)}`,
  );
  const [facts] = (await query(
    urlOf(ROLE, password, 'postgres'),
    `SELECT current_setting('server_version') || ', ' || current_setting('TimeZone') || ', role ' ||
       rolname || CASE WHEN rolsuper THEN ' (superuser)' ELSE '' END AS description
     FROM pg_roles WHERE rolname = current_user`,
  )) as { description: string }[];
  return {
    description: `PostgreSQL ${facts?.description ?? ''}`,
    ensureDatabase: async (name) => {
      await query(admin, `CREATE DATABASE ${escapeIdentifier(name)} OWNER ${role}`);
      return urlOf(ROLE, password, name);
    },
    stop: async () => {
      process.removeListener('exit', killAtExit);
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await gone;
      rmSync(place.folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
