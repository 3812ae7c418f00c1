// Runs before anything is installed: only what Node brings along may be imported here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Ends the process with one clear line when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** What is wrong with `node_modules`, or undefined when it fits the lock file. */
export function staleReason() {
  const record = join(repositoryRoot, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed';
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(join(repositoryRoot, 'package-lock.json')));
  const missing = wanted.find(
    ([path, { version, optional, link, extraneous }]) =>
      path.includes('node_modules/') &&
      !optional &&
      !link &&
      !extraneous &&
      installed[path]?.version !== version,
  );
  return missing && `${missing[0].replace(/^.*node_modules\//, '')} is not the locked version`;
}

/**
 * Installs the locked dependencies when they are missing or out of date.
 * @param {(line: string) => void} say
 */
export function ensureInstalled(say = console.log) {
  const reason = staleReason();
  if (!reason) return;
  say(`npm install (${reason})`);
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms a registry does not
  // carry. What an install adds for them is not ours to commit, so the lock file stays as it was.
  const lockFile = join(repositoryRoot, 'package-lock.json');
  const locked = readFileSync(lockFile);
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: repositoryRoot, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (!readFileSync(lockFile).equals(locked)) writeFileSync(lockFile, locked);
  if (status !== 0) {
    console.error('The dependencies could not be installed; the messages above say why.');
    process.exit(1);
  }
}
