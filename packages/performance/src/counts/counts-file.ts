import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountsTable, PerSubgraph } from './counts';

const FILE = join(__dirname, '..', '..', 'counts.json');

export const readCounts = (): CountsTable =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as CountsTable) : {};

const oneLine = (counts: PerSubgraph): string =>
  JSON.stringify(counts, null, 1).replace(/\s+/g, ' ');

/** One line per figure, sorted by name, so that a diff is readable. */
export function writeCounts(table: CountsTable): void {
  const entries = Object.entries(table)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, { sql, transactionControl, subgraphCalls }]) =>
      [
        `  ${JSON.stringify(entry)}: {`,
        `    "sql": ${oneLine(sql)},`,
        `    "transactionControl": ${transactionControl},`,
        `    "subgraphCalls": ${oneLine(subgraphCalls)}`,
        '  }',
      ].join('\n'),
    );
  writeFileSync(FILE, `{\n${entries.join(',\n')}\n}\n`);
}
