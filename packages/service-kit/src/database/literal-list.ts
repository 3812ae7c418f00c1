import { raw, type Sql } from './sql';

/** Literals, not parameters, for `IN (…)`: the planner needs them to choose partial indexes. */
export const literalList = (values: readonly string[]): Sql =>
  raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
