import { stringify } from 'csv-stringify/sync';
import type { Answer } from '../define-route';

export type CsvRow = Readonly<Record<string, string | number>>;
export type CsvColumn = { key: string; header: string };

/** Whether a request asks for CSV by name; JSON is the default. */
export const prefersCsv = (accept: string): boolean =>
  accept.split(',').some((part) => part.trim().toLowerCase().split(';')[0] === 'text/csv');

/** An amount below zero in parentheses: with a minus it would be taken for a formula. */
export const csvAmount = (amount: string): string =>
  amount.startsWith('-') ? `(${amount.slice(1)})` : amount;

export type CsvTable = { columns: readonly CsvColumn[]; rows: readonly CsvRow[] };

/**
 * Tables below each other, separated by an empty line. Cells that begin like a formula are preceded
 * by an apostrophe; Excel reads the byte order mark.
 */
export const writeCsv = (...tables: readonly CsvTable[]): string =>
  tables
    .map(({ columns, rows }, index) =>
      stringify([...rows], {
        bom: index === 0,
        columns: [...columns],
        escape_formulas: true,
        header: true,
        record_delimiter: 'windows',
      }),
    )
    .join('\r\n');

/** JSON or, when asked for, a file. */
export function inEitherForm(
  isCsv: boolean,
  { body, name, csv }: { body: () => unknown; name: string; csv: () => string },
): Answer {
  const headers = { vary: 'Accept' };
  if (!isCsv) return { status: 200, headers, body: body() };
  const file = {
    type: 'text/csv; charset=utf-8',
    name: `${name}.csv`,
    content: csv(),
    disposition: 'attachment' as const,
  };
  return { status: 200, headers, file };
}
