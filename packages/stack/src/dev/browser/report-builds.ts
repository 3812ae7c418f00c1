import type { Compiler, StatsError } from 'webpack';
import { repositoryRoot } from '@tbt/workspace/repository-root';

export interface BuildMessage {
  readonly ms: number;
  readonly isFirst: boolean;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g');

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
