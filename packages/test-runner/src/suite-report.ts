import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { TestCounts } from '@tbt/workspace/test-counts';

/** A suite's result; an output of its task, so that a replay restores it. */
export interface SuiteReport extends TestCounts {
  readonly cpuSeconds: number | null;
}

const fileOf = (folder: string, target: string) =>
  join(repositoryRoot, folder, 'test-results', `${target}.json`);

export const forgetReport = (folder: string, target: string): void =>
  rmSync(fileOf(folder, target), { force: true });

export function writeReport(folder: string, target: string, report: SuiteReport): void {
  const file = fileOf(folder, target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report)}\n`);
}

/** Undefined for a target that is no suite. */
export function readReport(folder: string, target: string): SuiteReport | undefined {
  const file = fileOf(folder, target);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SuiteReport;
}

export interface Stage {
  readonly target: string;
  readonly seconds: number;
  readonly cpuSeconds: number | null;
}

const STAGES = join(repositoryRoot, 'test-results', 'stages.json');

export function writeStages(stages: readonly Stage[]): void {
  mkdirSync(dirname(STAGES), { recursive: true });
  writeFileSync(STAGES, `${JSON.stringify(stages)}\n`);
}
