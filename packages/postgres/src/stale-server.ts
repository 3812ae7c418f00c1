import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, pause, servesCluster } from './process-owner';

const GRACE_MS = 2_000;
const STEP_MS = 25;

async function diesWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += STEP_MS) {
    if (!isAlive(pid)) return true;
    await pause(STEP_MS);
  }
  return !isAlive(pid);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops a server whose parent was killed. @returns its id, if there was one. */
export async function stopStaleServer(cluster: string): Promise<number | undefined> {
  const lock = join(cluster, 'postmaster.pid');
  let content: string;
  try {
    content = readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
  const pid = Number(content.split('\n')[0]);
  if (!(pid > 1) || !isAlive(pid) || !servesCluster(pid, cluster)) {
    rmSync(lock, { force: true });
    return undefined;
  }
  // SIGINT is a fast shutdown, SIGQUIT an immediate one with recovery at the next start.
  signal(pid, 'SIGINT');
  if (!(await diesWithin(pid, GRACE_MS))) {
    signal(pid, 'SIGQUIT');
    if (!(await diesWithin(pid, GRACE_MS))) signal(pid, 'SIGKILL');
    await diesWithin(pid, GRACE_MS);
  }
  rmSync(lock, { force: true });
  return pid;
}
