import { kitDatabase, type KitDatabase } from '../../test/kit-database';
import { createLocalRateLimits } from './local-rate-limits';
import { createRateLimits } from './rate-limits';

let database: KitDatabase;
beforeAll(async () => {
  database = await kitDatabase();
});
afterAll(() => database.drop());

const make = () =>
  createRateLimits({
    pool: database.pool,
    limits: {
      logIn: { points: 3, durationSeconds: 60 },
      writes: { points: 2, durationSeconds: 1 },
    },
  });

describe('rate limits', () => {
  it('count exactly across replicas, with a retry time', async () => {
    const replicas = [make(), make()];
    const attempts = Array.from({ length: 8 }, (_, i) =>
      replicas[i % 2]?.consume('logIn', 'a@b.ca'),
    );
    const settled = await Promise.allSettled(attempts);
    const refused = settled.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'RATE_LIMITED', key: 'problem.rateLimited' });
      const { retryAfterSeconds } = reason as { retryAfterSeconds: number };
      expect(retryAfterSeconds).toBeGreaterThan(50);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  it('separate names and keys, peek without consuming, and reset', async () => {
    const limits = make();
    await expect(limits.peek('logIn', 'x')).resolves.toEqual({
      remaining: 3,
      retryAfterSeconds: 0,
    });
    for (let i = 0; i < 3; i += 1) await limits.consume('logIn', 'x');
    await expect(limits.peek('logIn', 'x')).resolves.toMatchObject({ remaining: 0 });
    await limits.consume('writes', 'x');
    await limits.consume('logIn', 'y');
    await expect(limits.consume('logIn', 'x')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limits.reset('logIn', 'x');
    await expect(limits.consume('logIn', 'x')).resolves.toBeUndefined();
  });

  it('reset after the window', async () => {
    const limits = make();
    await limits.consume('writes', 9);
    await limits.consume('writes', 9);
    await expect(limits.consume('writes', 9)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    await expect(limits.consume('writes', 9)).resolves.toBeUndefined();
  });

  it('store no personal data', async () => {
    await make().consume('logIn', 'ana@example.ca');
    const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.map((row) => row.key).join()).not.toContain('ana');
  });
});

describe('per-process limits', () => {
  it('limit by name and key, without a database', async () => {
    const limits = createLocalRateLimits({ typing: { points: 2, durationSeconds: 60 } });
    for (const key of [7, 7, 8]) await limits.consume('typing', key);
    await expect(limits.consume('typing', 7)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number) as number,
    });
    await expect(limits.consume('typing', 8)).resolves.toBeUndefined();
  });
});
