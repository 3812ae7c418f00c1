import type { Compiler, StatsError } from 'webpack';
import { repositoryRoot } from '../../workspace/repository-root';

/** What the process that builds a browser project tells the one that started it. */
export interface BuildMessage {
  /** Duration in milliseconds. */
  readonly ms: number;
  readonly isFirst: boolean;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g');

/** `file:line:column message`, the file seen from the repository. */
export function readableProblem(
  project: string,
  { moduleName, loc, message }: Pick<StatsError, 'moduleName' | 'loc' | 'message'>,
): string {
  const text = message
    .replace(COLOURS, '')
    .replaceAll(`${repositoryRoot}/`, '')
    .replace(/^Module build failed[^\n]*\n/, '')
    .trim();
  const [, line, column] =
    /\[[^\]]*?:(\d+):(\d+)\]/.exec(text) ?? /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  const file = moduleName
    ?.replace(/^.*!/, '')
    .replace(/^\.\//, `${project}/`)
    .replace(/^\.\.\//, '')
    .replace(/\?.*$/, '');
  return [file && line ? `${file}:${line}:${column ?? 1}` : file, text].filter(Boolean).join(' ');
}

/** Tells of every build as it ends. */
export function reportBuilds(
  compiler: Compiler,
  project: string,
  tell: (message: BuildMessage) => void,
): void {
  let isFirst = true;
  compiler.hooks.done.tap('report-builds', (stats) => {
    const found = stats.toJson({ all: false, errors: true, warnings: true, moduleTrace: false });
    const texts = (problems: StatsError[] = []) =>
      problems.map((problem) => readableProblem(project, problem));
    tell({
      ms: stats.endTime - stats.startTime,
      isFirst,
      errors: texts(found.errors),
      warnings: texts(found.warnings),
    });
    isFirst = false;
  });
}
