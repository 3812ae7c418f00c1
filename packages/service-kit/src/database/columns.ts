import { raw, type Sql } from './sql';

export type Columns = Readonly<Record<string, string>>;

/** As generated from the Prisma schema; a column may be cast: `hourly_rate::text`. */
export type Table<Row> = {
  name: string;
  columns: { readonly [Field in keyof Row]: string } & Columns;
};

type Fields<C> = { readonly [Field in keyof C]?: true };

/** As in Prisma: `select` names the fields, `omit` all but these. */
type Choice<C> = {
  /** Alias of the table in the statement. */
  as?: string;
  select?: Fields<C>;
  omit?: Fields<C>;
};

/** Columns under the names of the row type: `j.clinic_id AS "clinicId"`. */
export function selectColumns<C extends Columns>(
  { columns }: { columns: C },
  { as, select, omit = {} }: Choice<C> = {},
): Sql {
  const prefix = as ? `${as}.` : '';
  const chosen = Object.entries(columns).filter(
    ([field]) => (!select || field in select) && !(field in omit),
  );
  return raw(chosen.map(([field, column]) => `${prefix}${column} AS "${field}"`).join(', '));
}
