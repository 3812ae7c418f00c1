import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '@tbt/workspace/link-packages';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';

/** @throws Error with git's message. */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

const isChanged = () => git('status', '--porcelain', '--untracked-files=no') !== '';

/** The merge base with `main`; on `main` the previous commit, or the last when there are changed files. */
function defaultBase(): string {
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const fork = git('merge-base', 'HEAD', mains || 'main');
  if (fork !== git('rev-parse', 'HEAD')) return fork;
  return isChanged() ? fork : git('rev-parse', 'HEAD~1');
}

/** The commit to compare with. @param name - a git revision; default: `main` before the change. @throws Error when there is none. */
export const baseCommit = (name?: string): string =>
  name ? git('rev-parse', '--verify', `${name}^{commit}`) : defaultBase();

const projectsIn = (root: string): string[] =>
  ['', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => (folder ? `${folder}/${name}` : name))
      .filter((path) => path !== '' && existsSync(join(root, path, 'package.json'))),
  );

const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Checks a commit out beside this repository while `run` is running; the same lock file shares packages. */
export async function withCheckout<Result>(
  commit: string,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'tbt-base-'));
  git('worktree', 'add', '--force', '--detach', root, commit);
  try {
    if (lockOf(root) === lockOf(repositoryRoot)) linkPackages(root, projectsIn(root));
    // Installs the commit's packages when its lock file differs.
    const { code } = await runCommand('npm', ['run', 'generate'], {
      cwd: root,
      isShown: true,
    });
    if (code !== 0) throw new Error(`The code of ${commit} could not be generated`);
    return await run(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
