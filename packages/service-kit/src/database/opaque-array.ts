import { raw, sql, type Sql } from './sql';

type ElementType = 'boolean' | 'int' | 'jsonb' | 'numeric' | 'text' | 'timestamptz' | 'uuid';

/** Hides an array parameter's length from the planner, which otherwise replans every call with one element. */
export const opaqueArray = (values: readonly unknown[], type: ElementType): Sql =>
  // The second cast keeps ANY from reading it as a list of rows.
  sql`(SELECT ${values}::${raw(type)}[])::${raw(type)}[]`;
