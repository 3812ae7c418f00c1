import { parseArgs } from 'node:util';
import { SLICES } from './rounds';

export type BenchOptions = {
  readonly seconds: number;
  readonly slices: number;
  readonly isKept: boolean;
};

/** `--seconds 2 --slices 9 --keep`. @throws Error for other options or too few slices to keep. */
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
