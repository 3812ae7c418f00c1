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

/** What one target of a run took: the sum of its tasks. */
export interface Stage {
  readonly target: string;
  /** Wall time of its tasks one after the other, in seconds. */
  readonly seconds: number;
  /** As its suites say; null where none says. */
  readonly cpuSeconds: number | null;
}

const STAGES = join(repositoryRoot, 'test-results', 'stages.json');

/** Leaves behind what each target of the last run took. */
export function writeStages(stages: readonly Stage[]): void {
  mkdirSync(dirname(STAGES), { recursive: true });
  writeFileSync(STAGES, `${JSON.stringify(stages)}\n`);
}
