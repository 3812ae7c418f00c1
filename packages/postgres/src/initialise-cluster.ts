import { spawn } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place';

export const DATABASE_USER = 'tbt';

function runInitdb(program: string, args: string[], place: ClusterPlace): Promise<void> {
  const identity = place.user ? { uid: place.user.uid, gid: place.user.gid } : {};
  const child = spawn(program, args, {
    ...identity,
    cwd: place.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed (${code}):\n${output.trim()}`));
    });
  });
}

/** Creates the cluster under another name and renames it: a kill leaves no partial cluster. */
export async function initialiseCluster(
  place: ClusterPlace,
  binaries: string,
  test: boolean,
): Promise<void> {
  const draft = join(place.folder, 'cluster-draft');
  const passwordFile = join(place.folder, 'initial-password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${place.password}\n`, { mode: 0o600 });
  if (place.user) chownSync(passwordFile, place.user.uid, place.user.gid);
  const args = [
    `--pgdata=${draft}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Slow password hashing is a quarter of a connection's cost, and tests open thousands.
    ...(test ? ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1'] : []),
  ];
  try {
    await runInitdb(join(binaries, 'bin', 'initdb'), args, place);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, place.cluster);
}
