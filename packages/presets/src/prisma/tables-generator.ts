import { writeFileSync } from 'node:fs';
import { generatorHandler, type DMMF } from '@prisma/generator-helper';

const SCHEMAS: Readonly<Record<string, string>> = {
  BigInt: 'z.bigint()',
  Boolean: 'z.boolean()',
  Bytes: 'z.instanceof(Uint8Array)',
  DateTime: 'z.date()',
  Decimal: 'z.string()',
  Float: 'z.number()',
  Int: 'z.number()',
  Json: 'z.unknown()',
  String: 'z.string()',
};

/** As `prisma-json-types-generator` reads it: `/// ![Type]`. */
const TYPE_NOTE = /^!\[(.+?)\](?=\s|$)/;

const isColumn = ({ kind }: DMMF.Field): boolean => kind === 'scalar' || kind === 'enum';

function schemaOf(field: DMMF.Field, enums: ReadonlyMap<string, string>): string {
  const noted = TYPE_NOTE.exec(field.documentation ?? '')?.[1];
  const schema = noted ? `claimed<${noted}>()` : (enums.get(field.type) ?? SCHEMAS[field.type]);
  if (!schema) throw new Error(`${field.name} has the unknown type ${field.type}`);
  if (field.isList) return `z.array(${schema})`;
  return field.isRequired ? schema : `${schema}.nullable()`;
}

// Decimals and enums are read as text.
function columnOf({ dbName, name, kind, type }: DMMF.Field): string {
  const column = dbName ?? name;
  return kind === 'enum' || type === 'Decimal' ? `${column}::text` : column;
}

function linesOf(model: DMMF.Model, enums: ReadonlyMap<string, string>): string[] {
  const fields = model.fields.filter(isColumn);
  return [
    `export const ${model.name}Row = z.object({`,
    ...fields.map((field) => `  ${field.name}: ${schemaOf(field, enums)},`),
    '});',
    `export type ${model.name}Row = z.infer<typeof ${model.name}Row>;`,
    `export const ${model.name}Table = {`,
    `  name: '${model.dbName ?? model.name}',`,
    '  columns: {',
    ...fields.map((field) => `    ${field.name}: '${columnOf(field)}',`),
    '  },',
    `} as const satisfies Table<${model.name}Row>;`,
    '',
  ];
}

/** Row schemas and columns of every model, for SQL: `tables.ts`. */
export function tablesSource({ models, enums }: DMMF.Datamodel): string {
  const schemas = new Map(
    enums.map(({ name, values }) => [
      name,
      `z.enum([${values.map((value) => `'${value.name}'`).join(', ')}])`,
    ]),
  );
  return [
    '// Generated from prisma/schema.prisma.',
    "import { claimed, type Table } from '@tbt/service-kit';",
    "import { z } from 'zod';",
    '',
    ...models.flatMap((model) => linesOf(model, schemas)),
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
