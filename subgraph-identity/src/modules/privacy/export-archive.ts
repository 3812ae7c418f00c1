import type { ExportedTables } from '@tbt/service-kit';
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';

/** What each part of the platform holds of the person, by its name. */
export type ExportedParts = Record<string, ExportedTables>;

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const csvOf = (rows: ExportedTables[string]): string =>
  stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, cell(v)]))),
    // A spreadsheet must read a text as a text, whatever it begins with.
    { header: true, escape_formulas: true, cast: { boolean: (value) => String(value) } },
  );

/**
 * One archive: `everything.json`, a table of each kind as CSV, and the person's files under `files/`.
 * @param files contents by name.
 */
export function exportArchive(parts: ExportedParts, files: Readonly<Record<string, Uint8Array>>) {
  const tables = Object.entries(parts).flatMap(([part, byTable]) =>
    Object.entries(byTable)
      .filter(([, rows]) => rows.length > 0)
      .map(([table, rows]) => [`${part}/${table}.csv`, strToU8(csvOf(rows))] as const),
  );
  const named = Object.entries(files).map(([name, bytes]) => [`files/${name}`, bytes] as const);
  return zipSync({
    'everything.json': strToU8(JSON.stringify(parts, null, 2)),
    ...Object.fromEntries([...tables, ...named]),
  });
}
