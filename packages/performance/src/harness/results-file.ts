import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineFacts, type MachineFacts } from './machine-facts';
import type { Estimate } from './statistics';

export type Figure = {
  readonly name: string;
  readonly unit:
    | 'times'
    | 'requests/s'
    | 'calls/s'
    | 'KB'
    | 'requests'
    | 's'
    | 'ms'
    | 'steps'
    | 'plans'
    | 'pairs'
    | 'points'
    | 'statements';
  readonly value: Estimate | number;
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
  /** Whether the whole interval has to reach the target, not only the median. */
  readonly isForInterval?: boolean;
};

/** Shares of a program's processor time, largest first; of 1. */
export type Breakdown = {
  readonly of: string;
  readonly shares: readonly { readonly part: string; readonly share: number }[];
};

export type Result = {
  readonly benchmark: string;
  readonly takenOn: string;
  readonly machine: MachineFacts;
  readonly method: readonly string[];
  readonly figures: readonly Figure[];
  readonly breakdowns?: readonly Breakdown[];
};

export const RESULTS_FOLDER = join(__dirname, '..', '..', 'results');

const fileOf = (benchmark: string) => join(RESULTS_FOLDER, `${benchmark}.json`);

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

/** Collect machine facts before the load starts. */
export const resultOf = (
  benchmark: string,
  machine: MachineFacts,
  rest: Omit<Result, 'benchmark' | 'takenOn' | 'machine'>,
): Result => ({ benchmark, takenOn: new Date().toISOString().slice(0, 10), machine, ...rest });

export function writeResult(result: Result): void {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(fileOf(result.benchmark), `${JSON.stringify(result, rounded, 2)}\n`);
}

export const readResult = (benchmark: string): Result | undefined =>
  existsSync(fileOf(benchmark))
    ? (JSON.parse(readFileSync(fileOf(benchmark), 'utf8')) as Result)
    : undefined;

export { machineFacts };

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
