import type { DMMF } from '@prisma/generator-helper';
import { tablesSource } from './tables-generator';

const field = (given: Partial<DMMF.Field> & Pick<DMMF.Field, 'name' | 'type'>): DMMF.Field => ({
  kind: 'scalar',
  isRequired: true,
  isList: false,
  isUnique: false,
  isId: false,
  isReadOnly: false,
  hasDefaultValue: false,
  ...given,
});

const source = (...fields: DMMF.Field[]) =>
  tablesSource({
    models: [
      {
        ...{ name: 'Job', dbName: 'jobs', schema: null, fields, uniqueFields: [] },
        ...{ uniqueIndexes: [], primaryKey: null },
      },
    ],
    enums: [
      {
        name: 'Tier',
        values: [
          { name: 'one', dbName: null },
          { name: 'two', dbName: null },
        ],
      },
    ],
    types: [],
    indexes: [],
  });

it('writes a row schema and the columns of each model', () => {
  const written = source(
    field({ name: 'id', type: 'Int' }),
    field({ name: 'hourlyRate', type: 'Decimal', dbName: 'hourly_rate' }),
    field({ name: 'tier', type: 'Tier', kind: 'enum', isRequired: false }),
    field({ name: 'series', type: 'JobSeries', kind: 'object' }),
  );
  expect(written).toContain(`export const JobRow = z.object({
  id: z.number(),
  hourlyRate: z.string(),
  tier: z.enum(['one', 'two']).nullable(),
});
export type JobRow = z.infer<typeof JobRow>;
export const JobTable = {
  name: 'jobs',
  columns: {
    id: 'id',
    hourlyRate: 'hourly_rate::text',
    tier: 'tier::text',
  },
} as const satisfies Table<JobRow>;`);
});

it('takes the type that the schema notes', () => {
  const written = source(
    field({ name: 'status', type: 'String', documentation: "!['a' | 'b'] of the shift" }),
    field({ name: 'ranks', type: 'String', isList: true, documentation: '![Rank[]]' }),
    field({ name: 'note', type: 'String', documentation: 'text with ![A]' }),
  );
  expect(written).toContain("status: claimed<'a' | 'b'>(),");
  expect(written).toContain('ranks: z.array(claimed<Rank[]>()),');
  expect(written).toContain('note: z.string(),');
});

it('refuses a type that it does not know', () => {
  expect(() => source(field({ name: 'area', type: 'Polygon' }))).toThrow('unknown type Polygon');
});
