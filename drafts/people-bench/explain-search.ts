import type { Pool, QueryConfig } from 'pg';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** What a read touched. */
export type Touched = { rows: number; buffers: number; scannedTables: string[] };

type Sent = QueryConfig & { text: string };

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The one statement that a read sends. @throws Error when it sends none or several. */
async function statementOf(pool: Pool, read: () => Promise<unknown>): Promise<Sent> {
  const seen: Sent[] = [];
  const original = pool.query.bind(pool) as (config: Sent) => Promise<unknown>;
  const watching = (config: Sent) => {
    seen.push(config);
    return original(config);
  };
  Object.assign(pool, { query: watching });
  try {
    await read();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  const [only] = seen;
  if (!only || seen.length !== 1) throw new Error(`${seen.length} statements were sent, not one`);
  return only;
}

/** Runs a read again under EXPLAIN (ANALYZE, BUFFERS) with the values that it sent. */
export async function explain(pool: Pool, read: () => Promise<unknown>): Promise<Touched> {
  const { text, values } = await statementOf(pool, read);
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    rows: plan['Actual Rows'],
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scannedTables: scans.map((node) => node['Relation Name'] ?? ''),
  };
}
