import { isReached, type Figure, type Result } from './results-file';

const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

export const amountText = (value: Figure['value']): string =>
  typeof value === 'number'
    ? short(value)
    : `${short(value.median)} (${short(value.low)}–${short(value.high)})`;

export function targetText({ target }: Figure): string {
  if (!target) return '';
  return 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
}

export function showResult(result: Result): number {
  console.log(`${result.benchmark}:`);
  for (const figure of result.figures) {
    const { name, unit, value } = figure;
    const verdict = figure.target ? (isReached(figure) ? 'reached' : 'MISSED') : '';
    console.log(
      `  ${name.padEnd(48)} ${`${amountText(value)} ${unit}`.padEnd(34)} ${targetText(figure).padEnd(8)} ${verdict}`,
    );
  }
  return 0;
}
