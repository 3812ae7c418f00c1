import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../src';
import type { RunningPostgres } from '../../src';
import { hydrateSymlinks, installedNativeFolder } from '../../src/postgres-binaries';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

// A new cluster is written for most tests.
jest.setTimeout(60_000);

describe('startPostgres', () => {
  let folder: string;
  let dataDir: string;
  let messages: string[];
  const running: RunningPostgres[] = [];
  const children: ChildProcess[] = [];

  const logger = {
    info: (message: string) => void messages.push(message),
    warn: (message: string) => void messages.push(message),
  };
  const start = async (options: { port?: number; test?: boolean } = {}) => {
    const server = await startPostgres({ dataDir, logger, ...options });
    running.push(server);
    return server;
  };
  const ask = async (connectionString: string, sql: string) => {
    const client = new Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  /** Output of a separate process once its server is up. */
  const startElsewhere = async (identity: { uid?: number; gid?: number } = {}) => {
    const script = join(__dirname, '..', 'fixtures', 'start-and-wait.cjs');
    // The compiler unpacks itself into its user's home.
    const env = { ...process.env, HOME: folder };
    const child = spawn(process.execPath, [script, dataDir], { cwd: '/', env, ...identity });
    children.push(child);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()));
      child.once('exit', (code) => reject(new Error(`The starter ended with ${code}: ${said}`)));
    });
    return { line, kill: () => end(child, 'SIGKILL') };
  };

  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tbt-launcher-'));
    chmodSync(folder, 0o755);
    dataDir = join(folder, 'data');
    messages = [];
  });

  it('gives each database a role without access to others, also one created by the superuser', async () => {
    const server = await start({ test: true });
    const former = await server.ensureDatabase('one');
    await ask(
      former,
      `CREATE EXTENSION citext; CREATE SCHEMA jobs; CREATE TYPE mood AS ENUM ('calm');
       CREATE TABLE jobs.thing (id serial PRIMARY KEY, mood mood, name citext);
       CREATE SEQUENCE numbers; CREATE VIEW things AS SELECT * FROM jobs.thing;
       CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    );
    const one = await server.ensureOwnDatabase('one', 'first-password');
    const two = await server.ensureOwnDatabase('two', 'second-password');
    await ask(
      one,
      `ALTER TABLE jobs.thing ADD COLUMN more text; ALTER TYPE mood ADD VALUE 'wild';
       INSERT INTO jobs.thing (name) VALUES ('a'); DROP VIEW things; DROP FUNCTION one();
       DROP SEQUENCE numbers; CREATE SCHEMA other; CREATE EXTENSION btree_gist`,
    );
    await expect(
      ask(one, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user'),
    ).resolves.toEqual([{ rolsuper: false }]);
    for (const place of ['two', 'postgres', 'template1']) {
      await expect(ask(one.replace(/one$/, place), 'SELECT 1')).rejects.toThrow(
        'permission denied',
      );
    }
    await expect(ask(two.replace(/two$/, 'one'), 'SELECT 1')).rejects.toThrow('permission denied');
    const again = await server.ensureOwnDatabase('one', 'another-password');
    await expect(ask(again, 'SELECT name FROM jobs.thing')).resolves.toEqual([{ name: 'a' }]);
    await expect(ask(one, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  afterEach(async () => {
    for (const child of children.splice(0)) await end(child, 'SIGTERM');
    for (const server of running.splice(0)) await server.stop();
    const pointer = join(dataDir, 'postgres-place');
    if (existsSync(pointer)) {
      rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('creates a cluster once and keeps its data', async () => {
    const first = await start();
    const url = await first.ensureDatabase('identity');
    await ask(url, 'CREATE TABLE kept (id int)');
    await expect(
      ask(
        url,
        "SELECT datcollate, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = 'identity'",
      ),
    ).resolves.toEqual([{ datcollate: 'C', encoding: 'UTF8' }]);
    expect(messages).toEqual(['Creating the database cluster']);
    await first.stop();

    messages = [];
    const second = await start();
    await expect(second.ensureDatabase('identity')).resolves.toContain('/identity');
    await expect(ask(second.urlFor('identity'), 'SELECT * FROM kept')).resolves.toEqual([]);
    expect(messages).toEqual([]);
  });

  it('requires the generated password, readable by its owner only', async () => {
    const { urlFor } = await start();
    const wrong = new URL(urlFor('postgres'));
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    await expect(ask(urlFor('postgres'), 'SHOW listen_addresses')).resolves.toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
  });

  it('uses another port when the preferred one is in use', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    const server = await start({ port });
    blocker.close();
    expect(server.port).not.toBe(port);
    expect(messages.at(-1)).toContain(`Port ${port} is in use`);
  });

  it('stops the orphan of a killed process and starts again', async () => {
    const { line, kill } = await startElsewhere();
    await kill();
    await expect(ask(line, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    const server = await start();
    expect(messages.at(-1)).toContain('left by a killed run');
    await expect(ask(server.urlFor('postgres'), 'SELECT 1 AS one')).resolves.toHaveLength(1);
  });

  it('brings a killed server back, on its port and with its data', async () => {
    const server = await start();
    const url = await server.ensureDatabase('kept');
    await ask(url, 'CREATE TABLE kept (id int)');
    const [owner] = await ask(url, "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)");
    process.kill(Number(owner?.split_part), 'SIGKILL');
    while (!messages.includes('PostgreSQL is back')) await wait(20);
    expect(messages).toContain('PostgreSQL has ended, starts again in 0.5 s');
    await expect(ask(url, 'SELECT * FROM kept')).resolves.toEqual([]);
  });

  it('refuses a data directory that a living process uses', async () => {
    await startElsewhere();
    await expect(start()).rejects.toThrow(/in use by process \d+/);
  });

  it('trades durability for speed in tests only, and leaves no files', async () => {
    const server = await start({ test: true });
    await expect(ask(server.urlFor('postgres'), 'SHOW fsync')).resolves.toEqual([{ fsync: 'off' }]);
    await server.stop();
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('makes the library links that an install without scripts leaves out', () => {
    const native = join(folder, 'package', 'native');
    mkdirSync(join(native, 'lib'), { recursive: true });
    cpSync(join(installedNativeFolder(), 'pg-symlinks.json'), join(native, 'pg-symlinks.json'));
    hydrateSymlinks(native);
    hydrateSymlinks(native);
    expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/);
  });

  const asRoot = () => {
    it('serves a data directory the database user cannot enter', async () => {
      chmodSync(folder, 0o700);
      const first = await start();
      await first.ensureDatabase('kept');
      await first.stop();
      const second = await start();
      const names = 'SELECT datname FROM pg_database WHERE datname = $$kept$$';
      await expect(ask(second.urlFor('postgres'), names)).resolves.toHaveLength(1);
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    });

    it('runs as an ordinary user, too', async () => {
      chownSync(folder, NOBODY, NOBODY);
      const { line } = await startElsewhere({ uid: NOBODY, gid: NOBODY });
      await expect(ask(line, 'SELECT current_user')).resolves.toHaveLength(1);
      expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(NOBODY);
    });
  };
  if (isRoot) describe('as root', asRoot);
});
