import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from './link-packages';
import { repositoryRoot } from './repository-root';

const BUILT = ['dist', 'src/generated'] as const;
const STAMP = 'node_modules/.cache/tbt/build.json';

const inSource = (path: string) => join(repositoryRoot, path);

function copyIfThere(path: string, target: string): void {
  if (!existsSync(inSource(path))) return;
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(inSource(path), join(target, path), { recursive: true });
}

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
  linkPackages(target, projects);
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
