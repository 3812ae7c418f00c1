import { writeFileSync } from 'node:fs';
import { generatorHandler, type DMMF } from '@prisma/generator-helper';

const ROW_TYPES: Readonly<Record<string, string>> = {
  BigInt: 'bigint',
  Boolean: 'boolean',
  Bytes: 'Uint8Array',
  DateTime: 'Date',
  Decimal: 'string',
  Float: 'number',
  Int: 'number',
  Json: 'unknown',
  String: 'string',
};

/** As `prisma-json-types-generator` reads it: `/// ![Type]`. */
const TYPE_NOTE = /^!\[(.+?)\](?=\s|$)/;

const isColumn = ({ kind }: DMMF.Field): boolean => kind === 'scalar' || kind === 'enum';

function typeOf(field: DMMF.Field, enums: ReadonlyMap<string, string>): string {
  const noted = TYPE_NOTE.exec(field.documentation ?? '')?.[1];
  const type = noted ?? enums.get(field.type) ?? ROW_TYPES[field.type];
  if (!type) throw new Error(`${field.name} has the unknown type ${field.type}`);
  if (field.isList) return `(${type})[]`;
  return field.isRequired ? type : `${type} | null`;
}

// Decimals and enums are read as text.
function columnOf({ dbName, name, kind, type }: DMMF.Field): string {
  const column = dbName ?? name;
  return kind === 'enum' || type === 'Decimal' ? `${column}::text` : column;
}

function linesOf(model: DMMF.Model, enums: ReadonlyMap<string, string>): string[] {
  const fields = model.fields.filter(isColumn);
  return [
    `export type ${model.name}Row = {`,
    ...fields.map((field) => `  ${field.name}: ${typeOf(field, enums)};`),
    '};',
    `export const ${model.name}Table = {`,
    `  name: '${model.dbName ?? model.name}',`,
    '  columns: {',
    ...fields.map((field) => `    ${field.name}: '${columnOf(field)}',`),
    '  },',
    `} as const satisfies Table<${model.name}Row>;`,
    '',
  ];
}

/** Row types and columns of every model, for SQL: `tables.ts`. */
export function tablesSource({ models, enums }: DMMF.Datamodel): string {
  const types = new Map(
    enums.map(({ name, values }) => [name, values.map((value) => `'${value.name}'`).join(' | ')]),
  );
  return [
    '// Generated from prisma/schema.prisma.',
    "import type { Table } from '@tbt/service-kit';",
    '',
    ...models.flatMap((model) => linesOf(model, types)),
  ].join('\n');
}

/** A generator of Prisma: answers requests on stdin. */
export function serveTablesGenerator(): void {
  generatorHandler({
    onManifest: () => ({ prettyName: 'Tables', defaultOutput: '../src/generated/tables.ts' }),
    onGenerate({ generator, dmmf }) {
      const output = generator.output?.value;
      if (!output) throw new Error('The generator has no output');
      writeFileSync(output, tablesSource(dmmf.datamodel));
      return Promise.resolve();
    },
  });
}
