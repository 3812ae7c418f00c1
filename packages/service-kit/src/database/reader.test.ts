import { Sql } from '@prisma/client/runtime/client';
import { PrismaClient } from '../../test/generated/prisma/client';
import { testDatabase, type TestDatabase } from '../testing';
import { createDatabase } from './database';
import { recordStatements } from './statement-log';

let place: TestDatabase;
let database: ReturnType<typeof open>;
const open = (url: string) =>
  createDatabase({ url, prismaClient: (adapter) => new PrismaClient({ adapter }) });
beforeAll(async () => {
  place = await testDatabase('identity');
  database = open(place.url);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const sql = (strings: TemplateStringsArray, ...values: unknown[]) =>
  new Sql(strings, values as never);

describe('reading without Prisma', () => {
  it.each([
    ['an instant', sql`SELECT ${new Date('2027-03-01T15:00:00.123Z')}::timestamptz AS v`],
    ['an instant without a fraction', sql`SELECT '2027-03-01 10:00:00-05'::timestamptz AS v`],
    ['the first instants there are', sql`SELECT '0001-01-01 00:00:00Z'::timestamptz AS v`],
    ['a day', sql`SELECT '2027-03-01'::date AS v`],
    ['numbers', sql`SELECT ${7}::int AS v, 1.5::float8 AS w, 2::int2 AS x`],
    ['a count', sql`SELECT count(*) AS v FROM generate_series(1, 3)`],
    ['texts', sql`SELECT ${'é "quoted"'}::text AS v, ARRAY['a', 'b,c', NULL]::text[] AS w`],
    ['nothing', sql`SELECT NULL::timestamptz AS v, NULL::text[] AS w, true AS x`],
    ['keys', sql`SELECT v FROM unnest(${[3, 1]}::int[]) AS keys(v)`],
    ['bytes to find by', sql`SELECT encode(${new Uint8Array([1, 255])}::bytea, 'hex') AS v`],
    ['JSON', sql`SELECT '{"a": [1, null]}'::jsonb AS v`],
  ])('gives %s as Prisma does', async (_, query) => {
    const expected = await database.prisma.$queryRaw(query);
    expect(await database.reader.$queryRaw(query)).toEqual(expected);
  });

  it('accepts templates with nested SQL', async () => {
    const read = (wanted: Sql, more: number) =>
      database.reader
        .$queryRaw`SELECT v FROM generate_series(1, 5) AS t(v) WHERE ${wanted} LIMIT ${more}`;
    expect(await read(sql`v > ${2}`, 2)).toEqual([{ v: 3 }, { v: 4 }]);
    expect(await read(sql`v < ${2}`, 9)).toEqual([{ v: 1 }]);
  });

  it('binds the values of each call', async () => {
    const read = (value: number) => database.reader.$queryRaw`SELECT ${value}::int AS v`;
    const { statements } = await recordStatements(database.pool, async () => {
      expect(await read(1)).toEqual([{ v: 1 }]);
      expect(await read(2)).toEqual([{ v: 2 }]);
    });
    expect(statements).toEqual(['SELECT $1::int AS v', 'SELECT $1::int AS v']);
  });
});
