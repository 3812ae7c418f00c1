import { raw, sql, type Sql } from './sql';

type ElementType = 'boolean' | 'int' | 'jsonb' | 'numeric' | 'text' | 'timestamptz' | 'uuid';

/**
 * An array parameter whose length the planner does not see. Where it sees that there is one element,
 * it finds a plan for that one cheaper than the kept plan for any number, and plans in every call anew.
 */
export const opaqueArray = (values: readonly unknown[], type: ElementType): Sql =>
  // The second cast keeps ANY from reading it as a list of rows.
  sql`(SELECT ${values}::${raw(type)}[])::${raw(type)}[]`;
