import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

// initdb looks up its own account, and base images differ in what they have.
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

/** Undefined unless root. @param owner - uid of an existing cluster. @throws Error without an unprivileged account. */
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

/** Whether the user can enter the folder and all its parents. */
export function canEnter(folder: string, user: PostgresUser | undefined): boolean {
  if (!user) return true;
  const probe = spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return probe.status === 0;
}
