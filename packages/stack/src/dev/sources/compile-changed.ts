import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileNodeFile } from '@tbt/presets/node-build/build-node-project';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { DevProject } from './workspace-graph';

const IS_CODE = /\.tsx?$/;

export class CompileError extends Error {
  override readonly name = 'CompileError';
}

async function bringUpToDate(file: string, { source, output }: { source: string; output: string }) {
  const from = join(repositoryRoot, file);
  const target = join(repositoryRoot, output, relative(source, file).replace(IS_CODE, '.js'));
  if (!existsSync(from)) {
    rmSync(target, { force: true });
    rmSync(`${target}.map`, { force: true });
    return;
  }
  if (!statSync(from).isFile()) return;
  mkdirSync(dirname(target), { recursive: true });
  if (IS_CODE.test(file)) await compileNodeFile(from, target);
  else copyFileSync(from, target);
}

/** Compiles the changed Node sources only. @throws CompileError with the place in every file that does not parse. */
export async function compileChanged(
  files: readonly string[],
  projects: readonly DevProject[],
): Promise<void> {
  const outcomes = await Promise.allSettled(
    files.map((file) => {
      const build = projects.find(({ folder }) => file.startsWith(`${folder}/`))?.nodeBuild;
      return build ? bringUpToDate(file, build) : undefined;
    }),
  );
  const problems = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [readableProblem(files[index] ?? '', outcome.reason)] : [],
  );
  if (problems.length > 0) throw new CompileError(problems.join('\n'));
}

// The compiler prints `,-[file:line:column]`, then the lines around it.
function readableProblem(file: string, reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  const [, line, column] = /\[[^\]]*?:(\d+):(\d+)\]/.exec(text) ?? [];
  const place = line ? `${file}:${line}:${column ?? 1}` : file;
  const message = /(?:×|x)\s+(.+)/.exec(text)?.[1] ?? text.split('\n')[0] ?? '';
  return `${place} ${message}`;
}
