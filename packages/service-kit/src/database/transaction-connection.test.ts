import { z } from 'zod';
import { setTimeout as pause } from 'node:timers/promises';
import { kitDatabase, shift, type KitDatabase } from '../../test/kit-database';
import { constraintOf } from './database-error';
import { readerIn, refuseSecondConnections } from './transaction-connection';

let database: KitDatabase;
beforeAll(async () => {
  database = await kitDatabase();
});
afterEach(() => database.prisma.shift.deleteMany());
afterAll(() => database.drop());

type Tx = Parameters<Parameters<KitDatabase['transaction']>[0]>[0];

const book = (tx: Tx, code: string, personId = 1) => readerIn(tx).$queryRaw`
  INSERT INTO shifts (code, person_id, hours, starts_at, ends_at)
  VALUES (${code}, ${personId}, 8, 8, 16)`;
const PID = `SELECT pg_backend_pid() AS pid`;
const codes = async () => (await database.prisma.shift.findMany()).map(({ code }) => code).sort();

it('reads and writes on the connection of the transaction', async () => {
  await database.transaction(async (tx) => {
    await tx.shift.create({ data: { ...shift('a'), personId: 1 } });
    const reader = readerIn(tx);
    expect(reader).not.toBe(tx);
    expect(await reader.$queryRaw`SELECT code FROM shifts`).toEqual([{ code: 'a' }]);
    await book(tx, 'b', 2);
    expect(await tx.shift.count()).toBe(2);
    expect(await codes()).toEqual([]);
  });
  expect(await codes()).toEqual(['a', 'b']);
});

it('is rolled back with the transaction, and names the constraint', async () => {
  const failing = database.transaction(async (tx) => {
    await book(tx, 'a');
    await book(tx, 'b');
  });
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(constraintOf(error)).toBe('shift_no_overlap');
  expect(await codes()).toEqual([]);
});

const PidRow = z.object({ pid: z.number() });

it('isolates concurrent transactions', async () => {
  const pids = await Promise.all(
    [1, 2, 3, 4].map(() =>
      database.transaction(async (tx) => {
        const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
        await pause(20);
        const [quick] = await readerIn(tx).rows(PidRow)`SELECT pg_backend_pid() AS pid`;
        expect(quick).toEqual(own);
        return own?.pid;
      }),
    ),
  );
  expect(new Set(pids).size).toBe(4);
});

it('writes nothing once the transaction is over', async () => {
  let kept: Tx | undefined;
  await database.transaction(async (tx) => {
    kept = tx;
    await book(tx, 'a');
  });
  await expect(book(kept as Tx, 'late', 2)).rejects.toThrow(/Transaction/);
  expect(await codes()).toEqual(['a']);
});

it('writes nothing once the transaction took too long', async () => {
  const late = database.transaction(
    async (tx) => {
      await book(tx, 'a');
      await pause(400);
      await book(tx, 'late', 2);
    },
    { timeoutMs: 150 },
  );
  await expect(late).rejects.toThrow(/Transaction/);
  expect(await codes()).toEqual([]);
});

it('writes nothing into the next transaction on its connection', async () => {
  let kept: Tx | undefined;
  let first: unknown;
  await database.transaction(async (tx) => {
    kept = tx;
    first = await tx.$queryRawUnsafe(PID);
  });
  await database.transaction(async (tx) => {
    expect(await tx.$queryRawUnsafe(PID)).toEqual(first);
    await expect(book(kept as Tx, 'late', 2)).rejects.toThrow(/Transaction/);
    await book(tx, 'other', 3);
  });
  expect(await codes()).toEqual(['other']);
});

it('keeps no reader alive after its transaction', async () => {
  let reader!: ReturnType<typeof readerIn>;
  await database.transaction((tx) => {
    reader = readerIn(tx);
    return Promise.resolve();
  });
  await expect(reader.$queryRaw`SELECT 1`).rejects.toThrow(/Transaction/);
});

it('asks for no second connection, where that is refused', async () => {
  refuseSecondConnections();
  const elsewhere = database.transaction(async (tx) => {
    await book(tx, 'a');
    await codes();
  });
  await expect(elsewhere).rejects.toThrow('second connection');
  await database.transaction((tx) => book(tx, 'b'));
  expect(await codes()).toEqual(['b']);
  await Promise.all([1, 2].map((id) => database.transaction((tx) => book(tx, `c${id}`, id + 5))));
  expect(await codes()).toEqual(['b', 'c1', 'c2']);
});
