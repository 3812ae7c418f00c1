import { figuresOf, type Counts, type CountsTable } from './counts';

export type CountsComparison = {
  /** Figures that rose, and entries that are not committed yet. */
  readonly grown: readonly string[];
  /** Figures that fell, and entries that no longer exist. */
  readonly fallen: readonly string[];
};

function changes(entry: string, was: Counts, is: Counts, isWanted: (by: number) => boolean) {
  const before = new Map(figuresOf(was));
  return figuresOf(is)
    .map(([figure, now]) => ({ figure, then: before.get(figure) ?? 0, now }))
    .filter(({ then, now }) => isWanted(now - then))
    .map(({ figure, then, now }) => `${entry}: ${figure} was ${then}, is ${now}`);
}

export function compareCounts(committed: CountsTable, measured: CountsTable): CountsComparison {
  const grown: string[] = [];
  const fallen: string[] = [];
  for (const [entry, is] of Object.entries(measured)) {
    const was = committed[entry];
    if (!was) {
      grown.push(`${entry}: has no committed counts`);
      continue;
    }
    grown.push(...changes(entry, was, is, (by) => by > 0));
    fallen.push(...changes(entry, was, is, (by) => by < 0));
  }
  const gone = Object.keys(committed).filter((entry) => !(entry in measured));
  return { grown, fallen: [...fallen, ...gone.map((entry) => `${entry}: is measured no more`)] };
}
