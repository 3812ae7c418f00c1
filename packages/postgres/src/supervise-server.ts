import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { superviseProcess, type SupervisedProcess } from '@tbt/workspace/supervise-process';
import type { PostgresLogger } from './start-postgres';

const STOP_GRACE_MS = 10_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const endOf = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => (hasEnded(server) ? resolve() : server.once('exit', () => resolve())));

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const hurry = setTimeout(() => server.kill('SIGQUIT'), STOP_GRACE_MS);
  server.kill('SIGINT');
  await endOf(server);
  clearTimeout(hurry);
}

function serverProcess(launched: Promise<ChildProcess>): SupervisedProcess {
  let server: ChildProcess | undefined;
  const ready = launched.then((child) => void (server = child));
  return {
    get pid() {
      return server?.pid ?? 0;
    },
    exited: launched.then(endOf, () => undefined),
    ready: () => ready,
    async stop() {
      await ready.catch(() => undefined);
      if (server) await stopServer(server);
    },
    kill: () => void server?.kill('SIGINT'),
  };
}

export interface ServerSupervision {
  readonly logger: PostgresLogger;
  readonly onServerLine?: (line: string) => void;
}

/** Restarts a running server when it ends. @param launchAgain - on the same port. */
export async function superviseServer(
  server: ChildProcess,
  launchAgain: () => Promise<ChildProcess>,
  { logger, onServerLine }: ServerSupervision,
): Promise<SupervisedProcess> {
  const listen = (child: ChildProcess) => {
    if (onServerLine && child.stderr)
      createInterface({ input: child.stderr }).on('line', onServerLine);
    return child;
  };
  const supervised = superviseProcess(
    (isAgain) =>
      serverProcess(isAgain ? launchAgain().then(listen) : Promise.resolve(listen(server))),
    {
      onEnd: (ms) => logger.warn(`PostgreSQL has ended, starts again in ${ms / 1000} s`),
      onReturn: () => logger.info('PostgreSQL is back'),
    },
  );
  await supervised.ready();
  return supervised;
}
