import type { ExportedTables } from '@tbt/service-kit';
import { stringify } from 'csv-stringify/sync';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ExportedParts = Record<string, ExportedTables>;

export type ArchivedFile = { name: string; content: AsyncIterable<Uint8Array> };

const NOTHING = new Uint8Array();

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const csvOf = (rows: ExportedTables[string]): string =>
  stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, cell(v)]))),
    // Prevents formula injection in spreadsheets.
    { header: true, escape_formulas: true, cast: { boolean: (value) => String(value) } },
  );

function* textsOf(parts: ExportedParts): Generator<readonly [name: string, text: string]> {
  yield ['everything.json', JSON.stringify(parts, null, 2)];
  for (const [part, byTable] of Object.entries(parts)) {
    for (const [table, rows] of Object.entries(byTable)) {
      if (rows.length > 0) yield [`${part}/${table}.csv`, csvOf(rows)];
    }
  }
}

/** Streams a ZIP: `everything.json`, a CSV per table, and the user's files under `files/`. */
export async function* exportArchive(
  parts: ExportedParts,
  files: AsyncIterable<ArchivedFile>,
): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  });
  for (const [name, text] of textsOf(parts)) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(text), true);
    yield* pieces.splice(0);
  }
  for await (const { name, content } of files) {
    // Photos and documents are compressed already.
    const entry = new ZipPassThrough(`files/${name}`);
    zip.add(entry);
    for await (const bytes of content) {
      entry.push(bytes);
      yield* pieces.splice(0);
    }
    entry.push(NOTHING, true);
  }
  zip.end();
  yield* pieces.splice(0);
}
