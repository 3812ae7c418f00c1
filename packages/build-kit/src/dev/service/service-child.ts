import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { ServicePlan } from '../../stack/service-process';
import { repositoryRoot } from '../../workspace/repository-root';
import { linesOf } from '../stream/lines-of';

const BUILD_KIT = join(repositoryRoot, 'packages', 'build-kit', 'src');
const STANDBY = join(BUILD_KIT, 'dev', 'service', 'standby.cjs');
const STOP_WITH_PARENT = join(BUILD_KIT, 'stack', 'stop-with-parent.cjs');
/** How long requests may finish before a restart; milliseconds. */
const PATIENCE_MS = 500;
const KILL_AFTER_MS = 1_500;

export interface ServiceChild {
  readonly pid: number;
  readonly exited: Promise<number | null>;
  run(): void;
  loaded(): Promise<string[]>;
  stop(patienceMs?: number): Promise<void>;
  kill(): void;
}

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** @param ahead files to load while waiting; changed ones are loaded again. */
export function spawnServiceChild(
  plan: ServicePlan,
  ahead: readonly string[],
  onLine: (line: string) => void,
): ServiceChild {
  const child = spawn(
    process.execPath,
    [
      ...['--require', STOP_WITH_PARENT, '--enable-source-maps'],
      ...[STANDBY, resolve(repositoryRoot, plan.entry)],
    ],
    // Own process group: Ctrl-C reaches only the parent, which stops services in order.
    {
      cwd: repositoryRoot,
      env: plan.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  linesOf(child.stdout, onLine);
  linesOf(child.stderr, onLine);
  const exited = new Promise<number | null>((done) => {
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code));
  });
  const tell = (message: object) => {
    if (child.connected) child.send(message, () => undefined);
  };
  if (ahead.length > 0) tell({ load: ahead });
  return {
    pid: child.pid ?? 0,
    exited,
    run: () => tell({ run: true }),
    async loaded() {
      if (isGone(child)) return [];
      const answer = once(child, 'message') as Promise<[{ loaded: string[] }]>;
      tell({ list: true });
      const [message] = await Promise.race([answer, exited.then(() => [{ loaded: [] }])]);
      return message?.loaded ?? [];
    },
    async stop(patienceMs = PATIENCE_MS) {
      if (isGone(child)) return;
      child.kill('SIGTERM');
      // A second signal ends a service at once.
      const again = setTimeout(() => child.kill('SIGTERM'), patienceMs);
      const last = setTimeout(() => child.kill('SIGKILL'), patienceMs + KILL_AFTER_MS);
      await exited;
      clearTimeout(again);
      clearTimeout(last);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
