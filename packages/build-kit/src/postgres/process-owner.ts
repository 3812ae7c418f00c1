import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Waits without holding the event loop. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** State letter onwards of the system's process record; empty where the system has none. */
function processRecord(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Whether a process with this id runs, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A container's first process may never collect its dead.
  return processRecord(pid)[0] !== 'Z';
}

/** Tells a process from a later one with the same id. */
const startStamp = (pid: number) => processRecord(pid)[19] ?? '';

const ownerFile = (dataDir: string) => join(dataDir, 'postgres-owner');

/** Process that started the server of this data directory, if it still lives. */
export function livingOwner(dataDir: string): number | undefined {
  try {
    const [pid, stamp] = readFileSync(ownerFile(dataDir), 'utf8').trim().split(' ');
    const id = Number(pid);
    return isAlive(id) && startStamp(id) === (stamp ?? '') ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Records this process as the owner. */
export function claimOwnership(dataDir: string): void {
  writeFileSync(ownerFile(dataDir), `${process.pid} ${startStamp(process.pid)}\n`);
}

/** Forgets the owner after a clean stop. */
export function releaseOwnership(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}

/** Whether the process is the server of this cluster and not a stranger that got its id. */
export function servesCluster(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    const listing = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return (listing.stdout ?? '').includes(cluster);
  }
}
