import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, postgresUser } from './postgres-user';
import type { PostgresUser } from './postgres-user';

export interface ClusterPlace {
  readonly folder: string;
  readonly cluster: string;
  readonly user: PostgresUser | undefined;
  readonly password: string;
  readonly isInitialised: boolean;
}

const pointerFile = (dataDir: string) => join(dataDir, 'postgres-place');

/** For a data directory that the database user cannot enter. */
function placeElsewhere(dataDir: string, user: PostgresUser, test: boolean): string {
  const pointer = pointerFile(dataDir);
  if (existsSync(pointer)) {
    const folder = readFileSync(pointer, 'utf8').trim();
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (found?.isDirectory() && found.uid === user.uid) return folder;
  }
  // `/var/tmp` outlives a reboot; `/tmp` may not.
  const roots = test ? [tmpdir()] : ['/var/tmp', tmpdir()];
  const root = roots.find((candidate) => existsSync(candidate) && canEnter(candidate, user));
  if (!root)
    throw new Error(`User ${user.uid} can enter neither DATA_DIR nor ${roots.join(', ')}.`);
  const folder = mkdtempSync(join(root, 'tbt-postgres-data-'));
  writeFileSync(pointer, `${folder}\n`, { mode: 0o600 });
  return folder;
}

function readPassword(dataDir: string, isInitialised: boolean): string {
  const file = join(dataDir, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (isInitialised) {
    throw new Error(`${file} is missing, its database cannot be opened. Restore it or start anew.`);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Finds or creates the cluster of a data directory. @param dataDir - absolute. */
export function clusterPlace(dataDir: string, test: boolean): ClusterPlace {
  mkdirSync(dataDir, { recursive: true });
  const inside = join(dataDir, 'postgres');
  const owner = statSync(inside, { throwIfNoEntry: false })?.uid;
  const user = postgresUser(owner);
  const folder = canEnter(dataDir, user) || !user ? inside : placeElsewhere(dataDir, user, test);
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const cluster = join(folder, 'cluster');
  const isInitialised = existsSync(join(cluster, 'PG_VERSION'));
  return { folder, cluster, user, password: readPassword(dataDir, isInitialised), isInitialised };
}
