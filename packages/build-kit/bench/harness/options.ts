import { parseArgs } from 'node:util';
import { SLICES } from './rounds';

export type BenchOptions = {
  /** Seconds of one slice. */
  readonly seconds: number;
  readonly slices: number;
  /** Whether the result becomes the committed one. */
  readonly isKept: boolean;
};

/** `--seconds 2 --slices 9 --keep`. @throws Error for other options, and when too few slices are kept. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '2' },
      slices: { type: 'string', default: String(SLICES) },
      keep: { type: 'boolean', default: false },
    },
  });
  const options = {
    seconds: Number(values.seconds),
    slices: Number(values.slices),
    isKept: values.keep,
  };
  if (options.isKept && options.slices < SLICES) {
    throw new Error(`A result that is kept has ${SLICES} slices or more`);
  }
  return options;
}
