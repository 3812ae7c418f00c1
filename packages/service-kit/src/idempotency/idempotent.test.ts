import { setTimeout as pause } from 'node:timers/promises';
import { conflict } from '../errors';
import { kitDatabase, shift, type KitDatabase } from '../../test/kit-database';
import { anonymous, asViewer } from '../testing/callers';
import type { RequestInfo } from '../viewer/viewer';
import { idempotent } from './idempotent';

let database: KitDatabase;
beforeEach(async () => {
  database = await kitDatabase();
});
afterEach(() => database.drop());

const keyed = (key: string | null = 'key-1', userId = 1) =>
  asViewer({ userId }, { idempotencyKey: key });

type Options = { delayMs?: number; crash?: boolean; operation?: string };

const post = (info: RequestInfo, code: string, options: Options = {}) =>
  database.transaction(async (tx) => {
    const call = { operation: options.operation ?? 'post', input: { code } };
    const result = await idempotent(info, tx, call, async () => {
      const row = await tx.shift.create({ data: shift(code) });
      await pause(options.delayMs ?? 0);
      return { id: row.id, at: new Date('2027-03-01T12:00:00Z'), tags: ['a', { of: null }] };
    });
    if (options.crash) throw new Error('crash');
    return result;
  });

const rows = () => database.prisma.shift.count();

describe('idempotent', () => {
  it('answers a repeated call with the first result, Dates included', async () => {
    const first = await post(keyed(), 'a');
    await expect(post(keyed(), 'a')).resolves.toEqual(first);
    expect((await post(keyed(), 'a')).at).toBeInstanceOf(Date);
    await expect(rows()).resolves.toBe(1);
  });

  it('runs one of several concurrent calls and asks the others to wait', async () => {
    const calls = Array.from({ length: 6 }, () => post(keyed(), 'a', { delayMs: 150 }));
    const settled = await Promise.allSettled(calls);
    const refused = settled.filter((call) => call.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 'CONFLICT',
        key: 'problem.idempotencyRunning',
        retryAfterSeconds: 1,
      });
    }
    await expect(rows()).resolves.toBe(1);
    await expect(post(keyed(), 'a')).resolves.toMatchObject({ id: expect.any(Number) as number });
    await expect(rows()).resolves.toBe(1);
  });

  it('refuses the key for another input or operation', async () => {
    const mismatch = { code: 'CONFLICT', key: 'problem.idempotencyMismatch' };
    await post(keyed(), 'a');
    await expect(post(keyed(), 'bb')).rejects.toMatchObject(mismatch);
    await expect(post(keyed(), 'a', { operation: 'other' })).rejects.toMatchObject(mismatch);
    await expect(rows()).resolves.toBe(1);
  });

  it('stores nothing for a call that crashed before its commit', async () => {
    await expect(post(keyed(), 'a', { crash: true })).rejects.toThrow('crash');
    await expect(rows()).resolves.toBe(0);
    await expect(post(keyed(), 'a')).resolves.toBeDefined();
    await expect(rows()).resolves.toBe(1);
  });

  it('stores no refusals: the same key can be retried', async () => {
    let isOpen = false;
    const apply = () =>
      database.transaction((tx) =>
        idempotent(keyed(), tx, { operation: 'apply', input: { jobId: 1 } }, async () => {
          if (!isOpen) throw conflict('job.notActive');
          return { id: 1 };
        }),
      );
    await expect(apply()).rejects.toMatchObject({ code: 'CONFLICT', key: 'job.notActive' });
    isOpen = true;
    await expect(apply()).resolves.toEqual({ id: 1 });
    isOpen = false;
    await expect(apply()).resolves.toEqual({ id: 1 });
  });

  it('separates viewers', async () => {
    const one = await post(keyed('key-1', 1), 'a');
    const two = await post(keyed('key-1', 2), 'bb');
    expect(two.id).not.toBe(one.id);
  });

  it('ignores the order of fields', async () => {
    const call = (input: object) =>
      database.transaction((tx) =>
        idempotent(keyed(), tx, { operation: 'x', input }, async () => Math.random()),
      );
    const first = await call({ a: 1, b: { c: 2, d: undefined } });
    await expect(call({ b: { c: 2 }, a: 1 })).resolves.toBe(first);
    await expect(call({ b: { c: 3 }, a: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('runs again after 24 hours', async () => {
    const first = await post(keyed(), 'a');
    await database.pool.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`,
    );
    const second = await post(keyed(), 'bb');
    expect(second.id).not.toBe(first.id);
    await expect(post(keyed(), 'bb')).resolves.toEqual(second);
  });

  it('just runs without a key', async () => {
    await post(keyed(null), 'a');
    await post(keyed(null), 'bb');
    await expect(rows()).resolves.toBe(2);
    await expect(database.prisma.idempotencyKey.count()).resolves.toBe(0);
  });

  it('separates unauthenticated callers from viewers', async () => {
    const unknown = anonymous({ idempotencyKey: 'key-1' });
    const first = await post(unknown, 'a');
    await expect(post(unknown, 'a')).resolves.toEqual(first);
    expect((await post(keyed(), 'bb')).id).not.toBe(first.id);
    await expect(rows()).resolves.toBe(2);
  });

  it('stores an empty result', async () => {
    let runs = 0;
    const call = () =>
      database.transaction((tx) =>
        idempotent(keyed(), tx, { operation: 'x', input: null }, async () => {
          runs += 1;
          return null;
        }),
      );
    await expect(call()).resolves.toBeNull();
    await expect(call()).resolves.toBeNull();
    expect(runs).toBe(1);
  });
});
