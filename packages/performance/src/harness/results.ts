import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Estimate } from './statistics';

export type Unit = 'times' | 'requests/s' | 'KB' | 'requests' | 's' | 'ms' | 'steps' | 'plans';
export type Target = { readonly atLeast: number } | { readonly atMost: number };

export type Figure = {
  readonly name: string;
  readonly unit: Unit | 'bytes' | 'events/s' | 'pairs' | 'points' | 'statements';
  readonly value: Estimate | number;
  readonly target?: Target;
  /** Whether the whole interval has to reach the target, not only the median. */
  readonly isForInterval?: boolean;
};

/** What a benchmark measures; machine and date are added when it is kept. */
export type Measured = { readonly method: readonly string[]; readonly figures: readonly Figure[] };

export type Result = Measured & {
  readonly benchmark: string;
  readonly takenOn: string;
  readonly machine: ReturnType<typeof machineFacts>;
};

export const RESULTS_FOLDER = join(__dirname, '..', '..', 'results');
const GIB = 1024 ** 3;

const fileOf = (benchmark: string) => join(RESULTS_FOLDER, `${benchmark}.json`);

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

export const machineFacts = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / GIB),
  system: `${type()} ${release().split('.').slice(0, 2).join('.')}`,
  node: process.version,
  /** Load average of the minute before the run. */
  loadBefore: Number((loadavg()[0] ?? 0).toFixed(2)),
});

export const writeResult = (result: Result): void =>
  writeFileSync(fileOf(result.benchmark), `${JSON.stringify(result, rounded, 2)}\n`);

export const readResult = (benchmark: string): Result | undefined =>
  existsSync(fileOf(benchmark))
    ? (JSON.parse(readFileSync(fileOf(benchmark), 'utf8')) as Result)
    : undefined;

/** The compared amount: the worse end of the interval when `isForInterval`. */
function judgedOf({ value, target, isForInterval }: Figure): number {
  if (typeof value === 'number') return value;
  if (!target || !isForInterval) return value.median;
  return 'atLeast' in target ? value.low : value.high;
}

export function isReached(figure: Figure): boolean {
  const { target } = figure;
  if (!target) return true;
  const amount = judgedOf(figure);
  return 'atLeast' in target ? amount >= target.atLeast : amount <= target.atMost;
}
