import { kitDatabase, type KitDatabase } from '../../test/kit-database';
import { purgeExpiredRows } from './purge-expired-rows';

let database: KitDatabase;
beforeAll(async () => {
  database = await kitDatabase();
});
afterAll(() => database.drop());

const ROWS = `
  INSERT INTO idempotency_keys VALUES
    (1, 'old', 'x', 'h', 'null', now() - interval '25 hours'),
    (1, 'new', 'x', 'h', 'null', now() - interval '23 hours');
  INSERT INTO inbox_events VALUES
    (gen_random_uuid(), now() - interval '31 days'), (gen_random_uuid(), now());
  INSERT INTO outbox_events (name, payload, created_at, published_at) VALUES
    ('x', '{}', now() - interval '9 days', now() - interval '8 days'),
    ('x', '{}', now() - interval '9 days', NULL);
  INSERT INTO rate_limits VALUES
    ('old', 1, (extract(epoch FROM now()) - 7200) * 1000),
    ('new', 1, (extract(epoch FROM now()) + 60) * 1000);`;

it('deletes expired rows only', async () => {
  await database.pool.query(ROWS);
  await purgeExpiredRows(database.pool);
  const { prisma } = database;
  await expect(prisma.idempotencyKey.findMany({ select: { key: true } })).resolves.toEqual([
    { key: 'new' },
  ]);
  await expect(prisma.inboxEvent.count()).resolves.toBe(1);
  await expect(prisma.outboxEvent.findMany({ select: { publishedAt: true } })).resolves.toEqual([
    { publishedAt: null },
  ]);
  await expect(prisma.rateLimit.findMany({ select: { key: true } })).resolves.toEqual([
    { key: 'new' },
  ]);
});
