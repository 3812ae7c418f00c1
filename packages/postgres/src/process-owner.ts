import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** `/proc/<pid>/stat` from the state letter on; empty without `/proc`. */
function processRecord(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Zombies count as dead: a container's first process may never reap them.
  return processRecord(pid)[0] !== 'Z';
}

/** Distinguishes a process from a later one with the same id. */
const startStamp = (pid: number) => processRecord(pid)[19] ?? '';

const ownerFile = (dataDir: string) => join(dataDir, 'postgres-owner');

/** The process that started this directory's server, if alive. */
export function livingOwner(dataDir: string): number | undefined {
  try {
    const [pid, stamp] = readFileSync(ownerFile(dataDir), 'utf8').trim().split(' ');
    const id = Number(pid);
    return isAlive(id) && startStamp(id) === (stamp ?? '') ? id : undefined;
  } catch {
    return undefined;
  }
}

export function claimOwnership(dataDir: string): void {
  writeFileSync(ownerFile(dataDir), `${process.pid} ${startStamp(process.pid)}\n`);
}

export function releaseOwnership(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}

/** Whether the process is this cluster's server: its id may have been reused. */
export function servesCluster(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    const listing = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return (listing.stdout ?? '').includes(cluster);
  }
}
