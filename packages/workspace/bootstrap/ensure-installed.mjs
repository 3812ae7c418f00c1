// Runs before dependencies are installed: imports Node's built-in modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const recordOf = (root) => join(root, 'node_modules', '.package-lock.json');

/** Path of every package below a folder, by the lock file. */
const wantedIn = (root) =>
  Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, { optional, link, extraneous }]) =>
      path.includes('node_modules/') && !optional && !link && !extraneous,
  );

const hollowPackages = (root) =>
  wantedIn(root).flatMap(([path]) => (existsSync(join(root, path, 'package.json')) ? [] : [path]));

const nameOf = (path) => path.replace(/^.*node_modules\//, '');

/** How `node_modules` differs from the lock file, or undefined. */
export function staleReason(root = repositoryRoot) {
  if (!existsSync(recordOf(root))) return 'nothing is installed';
  const installed = readPackages(recordOf(root));
  const other = wantedIn(root).find(([path, { version }]) => installed[path]?.version !== version);
  if (other) return `${nameOf(other[0])} is not the locked version`;
  const [hollow] = hollowPackages(root);
  return hollow && `an install was interrupted, ${nameOf(hollow)} is empty`;
}

/** Removes empty package folders and npm's hidden lock file, so that npm installs them. */
export function removeHollowPackages(root = repositoryRoot) {
  const hollow = hollowPackages(root);
  for (const path of hollow) rmSync(join(root, path), { recursive: true, force: true });
  if (hollow.length > 0) rmSync(recordOf(root), { force: true });
}

const npmInstall = (network) =>
  spawnSync(
    'npm',
    ['install', network, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: repositoryRoot, stdio: ['ignore', 'inherit', 'inherit'] },
  ).status === 0;

/**
 * Installs the locked dependencies when they are missing or out of date.
 * @param {(line: string) => void} say
 */
export function ensureInstalled(say = console.log) {
  const reason = staleReason();
  if (!reason) return;
  say(`npm install (${reason})`);
  removeHollowPackages();
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms a registry does not
  // carry. What an install adds for them is not ours to commit, so the lock file stays as it was.
  const lockFile = join(repositoryRoot, 'package-lock.json');
  const locked = readFileSync(lockFile);
  // Versions are locked: the cache cannot be stale, but may be corrupt.
  const isInstalled = npmInstall('--prefer-offline') || npmInstall('--prefer-online');
  if (!readFileSync(lockFile).equals(locked)) writeFileSync(lockFile, locked);
  if (!isInstalled) {
    console.error('The dependencies could not be installed; the messages above say why.');
    process.exit(1);
  }
}
