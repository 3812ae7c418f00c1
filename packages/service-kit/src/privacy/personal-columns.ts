import type { Columns, Table } from '../database/columns';

/** The statement of a table's copy: every column but the withheld, under its own name. @param rest joins, condition, order. */
export function exportRows<C extends Columns>(
  { name, columns }: { name: string; columns: C },
  withheld: readonly (keyof C)[],
  rest: string,
  { as, also }: { as?: string; also?: string } = {},
): string {
  const copied = Object.entries(columns)
    .filter(([field]) => !withheld.includes(field))
    .map(([, column]) => (as ? `${as}.${column}` : column));
  const list = [...copied, ...(also ? [also] : [])].join(', ');
  return `SELECT ${list} FROM ${name} ${as ?? ''} ${rest}`;
}

type FreeText<Row> = {
  [Field in keyof Row]: [string | null, Row[Field]] extends [Row[Field], string | null]
    ? Field
    : never;
}[keyof Row];

/** What an erasure writes, as SQL; every free text must be named. */
type Erased<Row> = Record<FreeText<Row>, string> & { [Field in keyof Row]?: string };

/** `title = role, description = NULL`. */
export function eraseColumns<Row>({ columns }: Table<Row>, erased: Erased<Row>): string {
  const isField = (field: string): field is keyof Row & string => field in columns;
  return Object.entries(columns)
    .flatMap(([field, column]) => {
      const value = isField(field) ? erased[field] : undefined;
      return value === undefined ? [] : [`${column.replace('::text', '')} = ${value}`];
    })
    .join(', ');
}
