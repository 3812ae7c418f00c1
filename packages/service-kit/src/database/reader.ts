import { Sql } from '@prisma/client/runtime/client';
import type { ClientBase, CustomTypesConfig, Pool } from 'pg';
import { types } from 'pg';
import { parseRows, type RowSchema } from './rows';
import { createStatementNames } from './statement-names';

/** Where a statement can be sent: a reader, or Prisma's client of a transaction. */
export type Reader = {
  $queryRaw(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<unknown>;
};

export type RowReader = Reader & {
  /** A tag for a statement whose rows are checked: `reader.rows(Job)`SELECT ...``. @throws Error for other rows. */
  rows<Row>(
    schema: RowSchema<Row>,
  ): (query: TemplateStringsArray | Sql, ...values: unknown[]) => Promise<Row[]>;
};

export type PoolReader = RowReader & {
  /** Unnamed, so planned for these values: for ranges, whose best index depends on them. */
  rowsOnce<Row>(schema: RowSchema<Row>): (query: Sql) => Promise<Row[]>;
};

const { DATE, INT8, TIMESTAMPTZ } = types.builtins;

/** Timestamps as the server sends them in UTC: `2027-03-01 15:00:00.5+00`. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;
const ofServer = types.getTypeParser(TIMESTAMPTZ) as (text: string) => unknown;

function instantOf(text: string): unknown {
  const [, day, time] = IN_UTC.exec(text) ?? [];
  return day ? new Date(`${day}T${time}Z`) : ofServer(text);
}

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [TIMESTAMPTZ]: instantOf,
  [DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [INT8]: BigInt,
};

const AS_PRISMA: CustomTypesConfig = {
  getTypeParser: (id, format) => PARSERS[id] ?? types.getTypeParser(id, format),
};

type Statement = { readonly text: string; readonly name?: string };

const isTemplate = (query: TemplateStringsArray | Sql): query is TemplateStringsArray =>
  Array.isArray(query);

type Read = { text: string; values: unknown[] };

export type Readers = {
  /** Uses its own connections, so outside transactions only. */
  onPool: PoolReader;
  on(connection: ClientBase): RowReader;
};

export const checkingRows = ({ $queryRaw }: Reader): RowReader => ({
  $queryRaw,
  rows:
    (schema) =>
    async (query, ...values) =>
      parseRows(schema, await $queryRaw(query, ...values)),
});

/** Named statements, planned once per connection. Rows look like Prisma's, except that decimals stay text. */
export function createReaders(pool: Pool): Readers {
  const prepare = createStatementCache();
  const reading =
    (place: Pool | ClientBase): Reader['$queryRaw'] =>
    async (query, ...values) => {
      const { rows } = await place.query({ ...prepare(query, values), types: AS_PRISMA });
      return rows;
    };
  return {
    onPool: {
      ...checkingRows({ $queryRaw: reading(pool) }),
      rowsOnce:
        (schema) =>
        async ({ text, values }) => {
          const { rows } = await pool.query({ text, values, types: AS_PRISMA });
          return parseRows(schema, rows);
        },
    },
    on: (connection) => checkingRows({ $queryRaw: reading(connection) }),
  };
}

function createStatementCache() {
  const nameOf = createStatementNames();
  // A template without nested SQL has the same text in every call.
  const fixed = new WeakMap<TemplateStringsArray, Statement>();
  const statementOf = (text: string): Statement => {
    const name = nameOf({ sql: text });
    return name ? { text, name } : { text };
  };

  return (query: TemplateStringsArray | Sql, values: unknown[]): Read & { name?: string } => {
    const isFixed = isTemplate(query) && !values.some((value) => value instanceof Sql);
    const known = isFixed ? fixed.get(query) : undefined;
    if (known) return { ...known, values };
    const sql = isTemplate(query) ? new Sql(query, values as never) : query;
    const statement = statementOf(sql.text);
    if (isFixed) fixed.set(query, statement);
    return { ...statement, values: sql.values };
  };
}
