import { z } from 'zod';
import { PrismaClient } from '../../test/generated/prisma/client';
import { testDatabase, type TestDatabase } from '../testing';
import { createDatabase } from './database';
import { claimed, IdRow } from './rows';
import { sql } from './sql';
import { readerIn } from './transaction-connection';

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

const Shift = z.object({
  id: z.number(),
  at: z.date().nullable(),
  status: claimed<'open' | 'filled'>(),
  terms: claimed<{ rate: string }>().nullable(),
});
const shift = sql`SELECT 7 AS id, NULL::timestamptz AS at, 'open' AS status, '{"rate": "45.00"}'::jsonb AS terms`;
const SHIFT = { id: 7, at: null, status: 'open', terms: { rate: '45.00' } };

describe('rows of a statement', () => {
  it('are what the statement says, however it is sent', async () => {
    const { reader, transaction } = database;
    const shifts: z.infer<typeof Shift>[] = await reader.rows(Shift)`${shift}`;
    expect(shifts).toEqual([SHIFT]);
    expect(await reader.rows(Shift)(shift)).toEqual([SHIFT]);
    expect(await reader.rowsOnce(Shift)(shift)).toEqual([SHIFT]);
    expect(await transaction((tx) => readerIn(tx).rows(Shift)(shift))).toEqual([SHIFT]);
    expect(await readerIn(database.prisma).rows(Shift)(shift)).toEqual([SHIFT]);
  });

  it('have no further columns', async () => {
    expect(await database.reader.rows(IdRow)`SELECT 7 AS id, 'text' AS name`).toEqual([{ id: 7 }]);
  });

  it.each([
    ['another type', sql`SELECT '7' AS id, 'open' AS status, NULL AS terms, NULL AS at`, /id: /],
    ['no value', sql`SELECT 7 AS id, NULL AS status, NULL AS terms, NULL AS at`, /status: /],
    ['no column', sql`SELECT 7 AS id, 'open' AS status, NULL AS terms`, /at: /],
  ])('are refused with %s', async (_, query, column) => {
    const { reader, transaction } = database;
    await expect(reader.rows(Shift)(query)).rejects.toThrow(column);
    await expect(reader.rowsOnce(Shift)(query)).rejects.toThrow(column);
    await expect(transaction((tx) => readerIn(tx).rows(Shift)(query))).rejects.toThrow(column);
  });

  it('are refused without their values in the error', async () => {
    const refused = database.reader.rows(IdRow)`SELECT 'a@example.ca' AS id`;
    await expect(refused).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('example') as string }),
    );
  });
});
