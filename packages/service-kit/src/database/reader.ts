import { Sql } from '@prisma/client/runtime/client';
import type { CustomTypesConfig, Pool } from 'pg';
import { types } from 'pg';
import { createStatementNames } from './statement-names';

/** Reads rows as a Prisma client or transaction does, so that a repository can take either. */
export type Reader = {
  /** @param query a template of a tag, or `Prisma.sql` made before. */
  $queryRaw<T = unknown>(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<T>;
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

const sqlOf = (query: TemplateStringsArray | Sql, values: unknown[]): Sql =>
  query instanceof Sql ? query : new Sql(query, values as never);

/**
 * Reads straight from the pool, each text as a named statement: planned once per connection, and no
 * layer in between that looks at every value. Outside transactions only. Rows are as Prisma's are,
 * but for decimals, which stay text.
 */
export function createReader(pool: Pool): Reader {
  const nameOf = createStatementNames();
  return {
    async $queryRaw<T>(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<T> {
      const { text, values: parameters } = sqlOf(query, values);
      const name = nameOf({ sql: text });
      const { rows } = await pool.query({
        ...(name ? { name } : {}),
        text,
        values: parameters,
        types: AS_PRISMA,
      });
      return rows as T;
    },
  };
}
