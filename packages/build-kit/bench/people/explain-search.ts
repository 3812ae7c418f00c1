import type { Pool } from 'pg';
import { watchedRead } from '../harness/watched-read';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** What a read touched. */
export type Touched = {
  rows: number;
  buffers: number;
  scannedTables: string[];
  indexes: string[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a read again under EXPLAIN (ANALYZE, BUFFERS) with the values that it sent. */
export async function explain(pool: Pool, run: () => Promise<unknown>): Promise<Touched> {
  const { text, values } = (await watchedRead({ pool, run })).sent;
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
