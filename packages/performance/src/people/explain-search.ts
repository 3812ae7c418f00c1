import type { Pool } from 'pg';
import type { Figure } from '../harness/results-file';
import { captureRead } from '../harness/capture-read';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

export type Touched = {
  rows: number;
  buffers: number;
  scannedTables: string[];
  indexes: string[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Repeats a read under EXPLAIN (ANALYZE, BUFFERS) with the same parameters. */
export async function explain(pool: Pool, run: () => Promise<unknown>): Promise<Touched> {
  const { text, values } = (await captureRead({ pool, run })).sent;
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  const nodes = nodesOf(plan);
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    rows: plan['Actual Rows'],
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scannedTables: scans.map((node) => node['Relation Name'] ?? ''),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

type Searches = {
  pool: Pool;
  read: (filter: object) => Promise<unknown>;
  /** Levels of the B-tree, root included. */
  indexHeight: number;
};

/** Buffers touched by each filter, compared with the rows returned and the index height. */
export async function bufferFigures(
  filters: Readonly<Record<string, object>>,
  { pool, read, indexHeight }: Searches,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const { rows, buffers } = await explain(pool, () => read(filter));
    figures.push({
      name: `buffers a row, filter: ${name}`,
      unit: 'times',
      value: buffers / (rows + indexHeight),
      target: { atMost: 3 },
    });
  }
  return figures;
}
