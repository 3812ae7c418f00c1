import { Sql } from '@prisma/client/runtime/client';
import type { ClientBase, CustomTypesConfig, Pool } from 'pg';
import { types } from 'pg';
import { createStatementNames } from './statement-names';

/** Reads rows as a Prisma client or transaction does, so that a repository can take either. */
export type Reader = {
  /** @param query a template of a tag, or `Prisma.sql` made before. */
  $queryRaw<T = unknown>(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<T>;
};

/** A reader on connections of its own. */
export type PoolReader = Reader & {
  /**
   * Reads with a plan made for these very values: for ranges, whose best index depends on them. The
   * text gets no name.
   */
  $queryRawOnce<T = unknown>(query: Sql): Promise<T>;
};

const { DATE, INT8, TIMESTAMPTZ } = types.builtins;

/** What the server writes in UTC: `2027-03-01 15:00:00.5+00`. */
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
  /** On connections of its own: outside transactions only. */
  onPool: PoolReader;
  /** On the connection of a transaction. */
  on(connection: ClientBase): Reader;
};

/**
 * Read straight from the pool or a connection, each text as a named statement: planned once per
 * connection, and no layer in between that looks at every value. Rows are as Prisma's are, but for
 * decimals, which stay text.
 */
export function createReaders(pool: Pool): Readers {
  const prepare = createPreparing();
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

/** Makes statements of templates, the same text always under the same name. */
function createPreparing() {
  const nameOf = createStatementNames();
  // A template without parts that are SQL themselves is the same text in every call.
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
