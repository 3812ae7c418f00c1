import type { Pool, QueryConfig } from 'pg';
import type { Figure } from './results';
import { takeTurns } from './rounds';
import { millisecondsOf, ratio } from './statistics';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

/** Levels of a B-tree over two hundred thousand rows, root included. */
const INDEX_HEIGHT = 3;
const READS = 40;

/** The SQL statements of a read, without those of transactions. */
export async function statementsOf(
  pool: Pool,
  run: () => Promise<unknown>,
): Promise<QueryConfig[]> {
  const seen: QueryConfig[] = [];
  const query = pool.query.bind(pool) as (config: QueryConfig) => Promise<unknown>;
  Object.assign(pool, {
    query: (config: QueryConfig) => {
      seen.push(config);
      return query(config);
    },
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  return seen;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement under EXPLAIN (ANALYZE, BUFFERS) with its parameters. */
export async function explainStatement(pool: Pool, { text, values }: QueryConfig) {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    values,
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  const nodes = nodesOf(plan);
  const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  return {
    buffers,
    buffersARow: buffers / (plan['Actual Rows'] + INDEX_HEIGHT),
    scannedTables: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [],
    ),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

/** Explains the one statement of a read. @throws Error unless it is one. */
export async function explain(pool: Pool, run: () => Promise<unknown>) {
  const statements = await statementsOf(pool, run);
  const [only] = statements;
  if (!only || statements.length !== 1)
    throw new Error(`${statements.length} statements were sent, not one`);
  return explainStatement(pool, only);
}

/** Buffers touched by each filter, compared with the rows returned and the index height. */
export async function bufferFigures(
  pool: Pool,
  filters: Readonly<Record<string, object>>,
  read: (filter: object) => Promise<unknown>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const { buffersARow } = await explain(pool, () => read(filter));
    const target = { atMost: 3 };
    figures.push({
      ...{ name: `buffers a row, filter: ${name}`, unit: 'times', value: buffersARow, target },
    });
  }
  return figures;
}

/** Every pair of filters but the first one, which filters nothing. */
export const filterPairs = (filters: Readonly<Record<string, object>>): object[] => {
  const narrowing = Object.values(filters).slice(1);
  return narrowing.flatMap((first, at) =>
    narrowing.slice(at + 1).map((second) => ({ ...first, ...second })),
  );
};

/** Reads of a far page by its cursor against those of page 1, in turns. */
export async function pagingFigure(
  page: number,
  reads: Readonly<Record<'far' | 'first', () => Promise<unknown>>>,
  slices: number,
): Promise<Figure> {
  const times = await takeTurns(
    ['far', 'first'],
    (name) =>
      millisecondsOf(async () => {
        for (let read = 0; read < READS; read += 1) await reads[name]();
      }),
    slices,
  );
  const name = `page ${page.toLocaleString('en-CA')} ÷ page 1`;
  return { name, unit: 'times', value: ratio(times.far, times.first), target: { atMost: 1.5 } };
}
