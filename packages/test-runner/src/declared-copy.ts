import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from '@tbt/workspace/link-packages';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const GENERATED = ['src/generated', 'test/generated'] as const;

/** Input files of a task (`project:target`), relative to the repository. @throws Error when Nx fails. */
export function declaredInputs(task: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-inputs-'));
  const file = join(folder, 'inputs.json');
  // To a file: Nx exits before a pipe is drained.
  const output = openSync(file, 'w');
  try {
    const nx = join(repositoryRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
    const { status } = spawnSync(
      process.execPath,
      [nx, 'show', 'target', 'inputs', task, '--json'],
      {
        cwd: repositoryRoot,
        stdio: ['ignore', output, 'inherit'],
        env: { ...process.env, NX_DAEMON: 'false' },
      },
    );
    if (status !== 0) throw new Error(`Nx does not know the inputs of ${task}`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { files: string[] }).files;
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}

const isProject = (file: string): boolean =>
  /^([\w-]+|packages\/[\w-]+)\/package\.json$/.test(file);

export interface DeclaredCopy {
  readonly folder: string;
  remove(): void;
}

/** A copy of the repository with a task's declared inputs only. */
export function copyDeclaredInputs(task: string): DeclaredCopy {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-declared-'));
  // Tests also run programs as another user.
  chmodSync(folder, 0o755);
  const files = declaredInputs(task);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(folder, file));
  }
  const projects = files.filter(isProject).map(dirname);
  for (const path of projects.flatMap((project) => GENERATED.map((made) => join(project, made)))) {
    if (existsSync(join(repositoryRoot, path)))
      cpSync(join(repositoryRoot, path), join(folder, path), { recursive: true });
  }
  linkPackages(folder, projects);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
