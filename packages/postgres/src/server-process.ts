import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place';

const READY = 'database system is ready to accept connections';
const START_DEADLINE_MS = 60_000;

const FAST_AND_LOOSE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** The server ended before it was ready; `output` is its log. */
export class ServerStartError extends Error {
  constructor(readonly output: string) {
    super(`PostgreSQL did not start:\n${output.trim()}`);
    this.name = 'ServerStartError';
  }

  get isPortTaken(): boolean {
    return /could not bind|could not create any TCP\/IP sockets|Address already in use/i.test(
      this.output,
    );
  }

  get isStillLocked(): boolean {
    return /lock file .* already exists|shared memory block .* still in use/i.test(this.output);
  }
}

/** Loopback only, no socket files; unsafe writes in tests only. */
export function serverArguments(
  cluster: string,
  port: number,
  test: boolean,
  more: Readonly<Record<string, string>> = {},
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    ...(test ? Object.fromEntries(FAST_AND_LOOSE.map((name) => [name, 'off'])) : {}),
    ...(test ? { autovacuum: 'off' } : {}),
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...flags];
}

/** Resolves when the server accepts connections. @throws ServerStartError with its log. */
export function launchServer(
  place: ClusterPlace,
  binaries: string,
  port: number,
  test: boolean,
  more?: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const identity = place.user ? { uid: place.user.uid, gid: place.user.gid } : {};
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    serverArguments(place.cluster, port, test, more),
    {
      ...identity,
      cwd: place.folder,
      // Own process group: on Ctrl-C the services stop first, the database last.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    const deadline = setTimeout(() => child.kill('SIGQUIT'), START_DEADLINE_MS);
    const fail = () => {
      clearTimeout(deadline);
      reject(new ServerStartError(output));
    };
    child.once('error', (error) => {
      output += String(error);
      fail();
    });
    child.once('exit', fail);
    child.stderr?.on('data', (chunk: Buffer) => {
      if (output.length < 20_000) output += chunk.toString('utf8');
      if (!output.includes(READY)) return;
      clearTimeout(deadline);
      child.removeListener('exit', fail);
      resolve(child);
    });
  });
}
