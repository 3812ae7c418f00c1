import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './repository-root';

const SCOPE = '@tbt';
const BUILT = ['dist', 'src/generated'] as const;
const STAMP = 'node_modules/.cache/tbt/build.json';

const inSource = (path: string) => join(repositoryRoot, path);

/** Symlinks installed packages; the workspace's own belong to the copy. */
function linkPackages(folder: string, target: string): void {
  const modules = join(folder, 'node_modules');
  if (!existsSync(inSource(modules))) return;
  mkdirSync(join(target, modules), { recursive: true });
  for (const name of readdirSync(inSource(modules))) {
    const isWanted = name === '.bin' || name === '.package-lock.json' || !name.startsWith('.');
    if (!isWanted || name === SCOPE) continue;
    symlinkSync(inSource(join(modules, name)), join(target, modules, name));
  }
}

function linkWorkspaces(target: string): void {
  const scope = join('node_modules', SCOPE);
  mkdirSync(join(target, scope), { recursive: true });
  for (const name of readdirSync(inSource(scope))) {
    const folder = existsSync(inSource(join('packages', name))) ? `packages/${name}` : name;
    symlinkSync(join('..', '..', folder), join(target, scope, name));
  }
}

function copyIfThere(path: string, target: string): void {
  if (!existsSync(inSource(path))) return;
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(inSource(path), join(target, path), { recursive: true });
}

/** A copy of the repository and its build, to change at will. */
export function createScratchRepository(): { folder: string; remove: () => void } {
  const target = mkdtempSync(join(tmpdir(), 'tbt-scratch-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const files = list.split('\0').filter((file) => file && existsSync(inSource(file)));
  for (const file of files.filter((path) => lstatSync(inSource(path)).isFile())) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(inSource(file), join(target, file));
  }
  const projects = files.flatMap((file) => /^(.+)\/package\.json$/.exec(file)?.[1] ?? []);
  for (const folder of ['.', ...projects]) linkPackages(folder, target);
  linkWorkspaces(target);
  for (const folder of projects) {
    for (const built of BUILT) copyIfThere(join(folder, built), target);
  }
  copyIfThere(STAMP, target);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: target, stdio: 'ignore' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.test', 'commit', '-qm', 'as it was');
  return { folder: target, remove: () => rmSync(target, { recursive: true, force: true }) };
}
