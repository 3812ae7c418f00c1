import { setTimeout as pause } from 'node:timers/promises';
import type { PrismaPg } from '@prisma/adapter-pg';
import { kitDatabase, type KitDatabase } from '../../test/kit-database';
import { PrismaClient } from '../../test/generated/prisma/client';
import { createDatabase } from './database';
import { isDatabaseAway } from './database-error';

const WAIT = { maxWaitMs: 300 };

let kit: KitDatabase;
beforeAll(async () => {
  kit = await kitDatabase();
});
afterAll(() => kit.drop());

async function crowded(heldMs: number) {
  const prismaClient = (adapter: PrismaPg) => new PrismaClient({ adapter });
  const database = createDatabase({ url: kit.url, max: 1, prismaClient });
  let hold: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  const holding = database.transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1`;
    hold();
    await pause(heldMs);
  });
  await isHeld;
  return { database, holding };
}

it('retries once when no connection was free in time', async () => {
  const { database, holding } = await crowded(450);
  let runs = 0;
  await database.transaction(async (tx) => {
    runs += 1;
    await tx.$executeRaw`SELECT 1`;
  }, WAIT);
  expect(runs).toBe(1);
  await holding;
  await database.close();
});

it('gives up after the second wait with UNAVAILABLE', async () => {
  const { database, holding } = await crowded(1500);
  const run = jest.fn();
  const began = Date.now();
  const error: unknown = await database.transaction(run, WAIT).catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(Date.now() - began).toBeGreaterThanOrEqual(2 * WAIT.maxWaitMs - 20);
  await holding;
  await database.close();
});
