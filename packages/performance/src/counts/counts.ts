import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Counts = { readonly statements: number; readonly calls: number };

/** By entry, for example `mfe-jobs/JobSearchPage (hygienist)`. */
export type CountsTable = Readonly<Record<string, Counts>>;

const FILE = join(__dirname, '..', '..', 'counts.json');

export const readBounds = (): CountsTable =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as CountsTable) : {};

/** One line per entry, sorted by name, so that a diff is readable. */
export function writeBounds(table: CountsTable): void {
  const lines = Object.entries(table)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([entry, { statements, calls }]) =>
        `  ${JSON.stringify(entry)}: { "statements": ${statements}, "calls": ${calls} }`,
    );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/** @returns what is above its bound or has none, and bounds that could be lowered or removed. */
export function compareCounts(bounds: CountsTable, measured: CountsTable) {
  const above: string[] = [];
  const lowerable: string[] = [];
  for (const [entry, counts] of Object.entries(measured)) {
    const bound = bounds[entry];
    if (!bound) above.push(`${entry}: has no bound`);
    for (const figure of bound ? (['statements', 'calls'] as const) : []) {
      const [most, now] = [bound?.[figure] ?? 0, counts[figure]];
      const line = `${entry}: ${now} ${figure}, the bound is ${most}`;
      if (now > most) above.push(line);
      if (now < most) lowerable.push(line);
    }
  }
  const gone = Object.keys(bounds).filter((entry) => !(entry in measured));
  return { above, lowerable: [...lowerable, ...gone.map((entry) => `${entry}: is gone`)] };
}
