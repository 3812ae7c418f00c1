import { isReached, type Figure, type Result } from './results';

const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

export function figureTexts(figure: Figure): [string, string, string, string] {
  const { name, unit, value, target } = figure;
  const amount =
    typeof value === 'number'
      ? short(value)
      : `${short(value.median)} (${short(value.low)}–${short(value.high)})`;
  if (!target) return [name, `${amount} ${unit}`, '', ''];
  const bound = 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
  return [name, `${amount} ${unit}`, bound, isReached(figure) ? 'reached' : '**missed**'];
}

export function showResult({ benchmark, takenOn, machine, figures }: Result): void {
  console.log(
    `\n${benchmark}: ${takenOn}, ${machine.cores} cores of ${machine.processor}, Node ${machine.node}`,
  );
  for (const [name, amount, bound, verdict] of figures.map(figureTexts)) {
    console.log(`  ${name.padEnd(48)} ${amount.padEnd(34)} ${bound.padEnd(8)} ${verdict}`);
  }
}
