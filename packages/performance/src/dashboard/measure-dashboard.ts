import { recordStatementsByPool } from '@tbt/service-kit';
import type { Pool, QueryConfig } from 'pg';
import { sentOperations } from '../counts/sent-operations';
import type { Figure, Measured } from '../harness/results';
import { explainStatement, statementsOf } from '../harness/searches';
import type { BenchOptions } from '../run-bench';
import { PARTS, type DashboardPart } from './dashboard-parts';
import {
  CHAIN,
  LARGE,
  OFFICE,
  SMALL,
  withDashboardWorld,
  type DashboardWorld,
} from './dashboard-world';

const KEYS: Readonly<Record<string, string>> = {
  invoice_lines: 'invoice_id',
  marketplace_weeks: 'week',
};

const keyOf = (table: string): string => KEYS[table] ?? 'id';

function partOf({ text }: QueryConfig): DashboardPart {
  const part = PARTS.find(({ isOf }) => isOf.test(text));
  if (!part) throw new Error(`A statement of the page is not known here: ${text}`);
  return part;
}

/** Buffers of reading a statement's rows by their keys. */
async function bareBuffers(pool: Pool, statement: QueryConfig): Promise<number> {
  let buffers = 0;
  for (const [table, condition] of Object.entries(partOf(statement).rows)) {
    const key = keyOf(table);
    const values = condition?.includes('$1') ? [CHAIN] : [];
    const found =
      condition === null
        ? await pool.query<Record<string, unknown>>(statement)
        : await pool.query(`SELECT DISTINCT t.${key} FROM ${table} t WHERE ${condition}`, values);
    const keys = found.rows.map((row: Record<string, unknown>) => row[key]);
    const text = `SELECT * FROM ${table} t WHERE t.${key} = ANY($1)`;
    if (keys.length > 0)
      buffers += (await explainStatement(pool, { text, values: [keys] })).buffers;
  }
  return buffers;
}

async function statementCount(world: DashboardWorld, clinic: number, query: string) {
  const read = await world.open(clinic);
  const { logs } = await recordStatementsByPool(world.pools, () => read(query));
  return Object.values(logs).reduce((sum, { statements }) => sum + statements.length, 0);
}

async function bufferFigures(world: DashboardWorld, query: string): Promise<Figure[]> {
  const pool = world.pools.marketplace;
  const read = await world.open(CHAIN);
  const figures: Figure[] = [];
  let [touched, bare] = [0, 0];
  for (const statement of await statementsOf(pool, () => read(query))) {
    const { buffers } = await explainStatement(pool, statement);
    const rows = await bareBuffers(pool, statement);
    const name = `buffers ÷ a bare read of its rows: ${partOf(statement).name}`;
    figures.push({ name, unit: 'times', value: buffers / Math.max(1, rows) });
    [touched, bare] = [touched + buffers, bare + rows];
  }
  const whole = 'buffers ÷ a bare read of its rows: the whole page';
  return [{ name: whole, unit: 'times', value: touched / bare, target: { atMost: 3 } }, ...figures];
}

/** `/clinic` of an account with many locations and bookings. */
export const measureDashboard = ({ isSmall }: BenchOptions): Promise<Measured> =>
  withDashboardWorld(isSmall ? SMALL : LARGE, async (world) => {
    const operations = await sentOperations();
    const page = operations.find(({ name }) => name === 'mfe-clinic/ClinicDashboardPage');
    if (!page) throw new Error('The page sends no query');
    const bookings = 'SELECT count(*)::int AS count FROM bookings WHERE clinic_id = $1';
    const { rows } = await world.pools.marketplace.query<{ count: number }>(bookings, [CHAIN]);
    const many = await statementCount(world, CHAIN, page.text);
    const few = await statementCount(world, OFFICE, page.text);
    const count = (value: number) => value.toLocaleString('en-CA');
    return {
      method: [
        `One account with ${count(world.size.locations)} locations and ${count(rows[0]?.count ?? 0)} bookings over a year among ${count(world.size.jobs)} shifts, made by SQL; another with one location and an account of ${Math.round(world.size.jobs / 200)} shifts.`,
        'Statements: of the page’s one query through the gateway in a new session, in all databases.',
        'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statements of the marketplace, against reading the rows that they return or add up by their keys.',
      ],
      figures: [
        { name: 'statements of the page', unit: 'statements', value: many, target: { atMost: 12 } },
        {
          ...{ name: 'statements more than for a small office', unit: 'statements' },
          ...{ value: many - few, target: { atMost: 0 } },
        },
        ...(await bufferFigures(world, page.text)),
      ],
    };
  });
