import type { GraphField, PlainField } from './graph-field';

interface Mapping {
  readonly schema: string;
  readonly nullSchema?: string;
  value(from: string, isNullable: boolean): string;
  /** A test's value in the graph and in the response. */
  readonly sample: readonly [string, string];
}

const unchanged = (from: string, isNullable: boolean) => (isNullable ? `${from} ?? null` : from);
const text = (schema: string, sample: string): Mapping => ({
  schema,
  value: unchanged,
  sample: [`'${sample}'`, `'${sample}'`],
});

const MAPPINGS: Readonly<Record<string, Mapping>> = {
  ID: {
    schema: 'idField',
    value: (from, isNullable) => `${isNullable ? 'maybeNumberOf' : 'numberOf'}(${from})`,
    sample: [`'7'`, '7'],
  },
  String: { ...text('z.string()', 'Some words'), nullSchema: 'maybeText' },
  Int: { schema: 'z.number().check(z.int())', value: unchanged, sample: ['3', '3'] },
  Boolean: { schema: 'z.boolean()', value: unchanged, sample: ['true', 'true'] },
  Decimal: text('decimalField', '52.00'),
  Date: text('dateField', '2027-03-05'),
  TimeOfDay: text('timeField', '08:00'),
  DateTime: text('instantField', '2027-03-05T13:00:00.000Z'),
};
const HELPERS = ['dateField', 'decimalField', 'idField', 'instantField', 'maybeNumberOf'];
const MORE_HELPERS = ['maybeText', 'numberOf', 'texts', 'timeField'];

function mappingOf(field: PlainField): Mapping | null {
  if (field.isList) {
    const isText = field.type === 'String' && !field.isNullable;
    return isText ? { schema: 'texts', value: unchanged, sample: [`['One']`, `['One']`] } : null;
  }
  if (field.type !== 'enum') return MAPPINGS[field.type] ?? null;
  const values = field.values.map((value) => `'${value}'`);
  return {
    schema: `z.enum([${values.join(', ')}])`,
    value: unchanged,
    sample: [values[0] ?? '', values[0] ?? ''],
  };
}

export function restMapping({ fields }: GraphField) {
  const mapped = fields.flatMap((field) => {
    const mapping = mappingOf(field);
    return mapping ? [{ field, mapping }] : [];
  });
  const schema = mapped.map(({ field, mapping }) => {
    const type = field.isNullable
      ? (mapping.nullSchema ?? `z.nullable(${mapping.schema})`)
      : mapping.schema;
    return `${field.name}: ${type},`;
  });
  const values = mapped.map(
    ({ field, mapping }) =>
      `${field.name}: ${mapping.value(`row.${field.name}`, field.isNullable)},`,
  );
  const code = [...schema, ...values].join('\n');
  const helpers = [...HELPERS, ...MORE_HELPERS].filter((name) =>
    new RegExp(`\\b${name}\\b(?!:)`).test(code),
  );
  const samples = (at: 0 | 1) =>
    mapped.map(({ field, mapping }) => `${field.name}: ${mapping.sample[at]},`).join('\n');
  return {
    selection: mapped.map(({ field }) => field.name).join('\n'),
    schemaFields: schema.join('\n'),
    mappedFields: values.join('\n'),
    helpers: helpers.join(', '),
    graphSample: samples(0),
    restSample: samples(1),
  };
}
