import { Sql } from '@prisma/client/runtime/client';
import type { ClientBase, CustomTypesConfig, Pool } from 'pg';
import { types } from 'pg';
import { createStatementNames } from './statement-names';

export type Reader = {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<T>;
};

export type PoolReader = Reader & {
  /** Unnamed, so planned for these values: for ranges, whose best index depends on them. */
  $queryRawOnce<T = unknown>(query: Sql): Promise<T>;
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
  on(connection: ClientBase): Reader;
};

/** Named statements, planned once per connection. Rows look like Prisma's, except that decimals stay text. */
export function createReaders(pool: Pool): Readers {
  const prepare = createStatementCache();
  const reading =
    (place: Pool | ClientBase): Reader['$queryRaw'] =>
    async <T>(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<T> => {
      const { rows } = await place.query({ ...prepare(query, values), types: AS_PRISMA });
      return rows as T;
    };
  return {
    onPool: {
      $queryRaw: reading(pool),
      async $queryRawOnce<T>({ text, values }: Sql): Promise<T> {
        const { rows } = await pool.query({ text, values, types: AS_PRISMA });
        return rows as T;
      },
    },
    on: (connection) => ({ $queryRaw: reading(connection) }),
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
