import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNatsServer } from './find-program';
import { freePort } from './free-port';

export const BROKER_USER = 'tbt';
export const BROKER_PASSWORD = 'p@ss/word';

const START_WITHIN_MS = 10_000;
const POLL_MS = 20;

export type NatsServer = {
  url: string;
  port: number;
  /** Another process may kill the one that it names: it starts again with what it stored. */
  pidFile: string;
  start(): Promise<void>;
  /** Keeps what is stored. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** As after a disk was replaced. */
  loseStore(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('INFO'));
    });
    socket.once('error', () => resolve(false));
  });

/** A real broker with its own store; `more` are further lines of its configuration. */
export async function natsServer(more = ''): Promise<NatsServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'tbt-nats-'));
  const config = join(folder, 'nats.conf');
  const store = join(folder, 'store');
  const pidFile = join(folder, 'nats.pid');
  writeFileSync(
    config,
    `listen: "127.0.0.1:${port}"
pid_file: "${pidFile}"
authorization { user: "${BROKER_USER}", password: "${BROKER_PASSWORD}" }
${more.includes('jetstream') ? '' : `jetstream { store_dir: "${store}" }`}
${more}`,
  );
  let child: ChildProcess | undefined;
  const end = () => child?.kill('SIGKILL');
  process.on('exit', end);

  const start = async () => {
    const started = spawn(findNatsServer(), ['-c', config], { stdio: 'ignore' });
    child = started;
    started.once('exit', () => {
      if (child === started) void start();
    });
    for (const since = Date.now(); !(await answers(port)); await pause(POLL_MS))
      if (Date.now() - since > START_WITHIN_MS) throw new Error('nats-server did not start');
  };
  const stop = async (signal: NodeJS.Signals = 'SIGKILL') => {
    const last = child;
    child = undefined;
    if (!last) return;
    const closed = once(last, 'close');
    last.kill(signal);
    await closed;
  };
  await start();
  return {
    url: `nats://${BROKER_USER}:${encodeURIComponent(BROKER_PASSWORD)}@127.0.0.1:${port}`,
    port,
    pidFile,
    start,
    stop,
    loseStore: async () => {
      await stop();
      rmSync(store, { recursive: true, force: true });
      await start();
    },
    signal: (signal) => child?.kill(signal),
    remove: async () => {
      await stop();
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
