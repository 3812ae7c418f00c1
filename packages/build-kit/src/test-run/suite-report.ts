import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';
import type { TestCounts } from './test-counts';

/** What a suite says about itself; an output of its task, so that a replay brings it back. */
export interface SuiteReport extends TestCounts {
  /** Processor time of the suite and all that it started, in seconds; null where it is not known. */
  readonly cpuSeconds: number | null;
}

const fileOf = (folder: string, target: string) =>
  join(repositoryRoot, folder, 'test-results', `${target}.json`);

export const forgetReport = (folder: string, target: string): void =>
  rmSync(fileOf(folder, target), { force: true });

/** @param folder - the project's, seen from the repository. */
export function writeReport(folder: string, target: string, report: SuiteReport): void {
  const file = fileOf(folder, target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report)}\n`);
}

/** The report of a suite that has run; a target that is no suite has none. */
export function readReport(folder: string, target: string): SuiteReport | undefined {
  const file = fileOf(folder, target);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SuiteReport;
}
