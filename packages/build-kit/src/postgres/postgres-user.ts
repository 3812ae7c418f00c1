import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account PostgreSQL runs as when we are root, which it refuses to serve. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

// initdb looks its own name up, so the account has to exist; nobody does in every base image.
const CANDIDATES = ['postgres', 'nobody', 'www-data', 'daemon'] as const;

function accounts(): Map<string, PostgresUser> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const rows = lines.map((line) => line.split(':'));
  return new Map(
    rows
      .filter((row) => row.length >= 4 && Number(row[2]) > 0)
      .map((row) => [row[0] ?? '', { uid: Number(row[2]), gid: Number(row[3]) }]),
  );
}

/**
 * Undefined unless this process is root.
 * @param owner - uid of an existing cluster, whose account is kept.
 * @throws Error when root has no unprivileged account to hand over to.
 */
export function postgresUser(owner?: number): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = accounts();
  const keeper = [...known.values()].find((account) => account.uid === owner);
  if (keeper) return keeper;
  for (const name of CANDIDATES) {
    const account = known.get(name);
    if (account) return account;
  }
  throw new Error('PostgreSQL cannot run as root and no unprivileged account was found.');
}

/** Whether the user may enter the folder, every folder above it included. */
export function canEnter(folder: string, user: PostgresUser | undefined): boolean {
  if (!user) return true;
  const probe = spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return probe.status === 0;
}
