import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../src/repository-root';

const bootstrap = join(repositoryRoot, 'packages/workspace/bootstrap/ensure-installed.mjs');
const locked = { packages: { 'node_modules/one': { version: '1.0.0' } } };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  write('package-lock.json', locked);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}

// Plain JavaScript that runs before a compiler is installed.
const run = (call: string): string =>
  execFileSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(bootstrap)}).then((it) => console.log(String(it.${call})))`],
    { encoding: 'utf8' },
  ).trim();
const reason = () => run(`staleReason(${JSON.stringify(root)})`);

it('requires the versions of the lock file', () => {
  expect(reason()).toBe('nothing is installed');
  write('node_modules/.package-lock.json', { packages: {} });
  expect(reason()).toBe('one is not the locked version');
  write('node_modules/.package-lock.json', locked);
  write('node_modules/one/package.json', {});
  expect(reason()).toBe('undefined');
});

it('removes leftovers of an interrupted install', () => {
  write('node_modules/.package-lock.json', locked);
  mkdirSync(join(root, 'node_modules/one'));
  expect(reason()).toBe('an install was interrupted, one is empty');
  run(`removeHollowPackages(${JSON.stringify(root)})`);
  expect(existsSync(join(root, 'node_modules/one'))).toBe(false);
  expect(reason()).toBe('nothing is installed');
});
