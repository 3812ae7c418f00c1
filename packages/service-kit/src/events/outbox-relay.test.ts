import { setTimeout as pause } from 'node:timers/promises';
import { EventWorld, NAME, change } from '../../test/event-world';
import { recordStatements } from '../database';
import { until } from '../../test/until';
import type { OutboxEvent } from './bus';
import { consumeOnce } from './inbox';
import { appendOutbox } from './outbox';
import { createOutboxRelay } from './outbox-relay';

let world: EventWorld;

beforeEach(async () => {
  world = await EventWorld.create();
});
afterEach(() => world.end());

describe('outbox', () => {
  it('keeps nothing of a transaction that fails, and the payload of one that succeeds', async () => {
    const published: OutboxEvent[] = [];
    const relay = world.startRelay({ publish: async (events) => void published.push(...events) });
    await relay.drain();
    const failing = world.database.transaction(async (tx) => {
      await appendOutbox(tx, NAME, change(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await world.write(2);
    await until(() => published.length === 1);
    expect(published[0]).toMatchObject({ name: NAME, payload: change(2) });
    expect(Date.parse(published[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 10_000);
  });

  it('takes several events in one statement, and none at all', async () => {
    const published: OutboxEvent[] = [];
    const relay = world.startRelay({ publish: async (events) => void published.push(...events) });
    const { statements } = await recordStatements(world.database.pool, () =>
      world.database.transaction(async (tx) => {
        await appendOutbox(tx, NAME);
        await appendOutbox(tx, NAME, change(1), change(2));
      }),
    );
    await relay.drain();
    expect(statements).toHaveLength(1);
    expect(published.map(({ payload }) => payload)).toEqual([change(1), change(2)]);
    expect(new Set(published.map(({ id }) => id)).size).toBe(2);
  });

  it('publishes what one transaction wrote in the order in which it was written', async () => {
    const published: OutboxEvent[] = [];
    const revisions = Array.from({ length: 60 }, (_, at) => at + 1);
    await world.database.transaction(async (tx) => {
      for (const at of [0, 20, 40])
        await appendOutbox(tx, NAME, ...revisions.slice(at, at + 20).map(change));
    });
    await world.database.pool.query(
      'UPDATE outbox_events SET name = name WHERE ctid IN (SELECT ctid FROM outbox_events LIMIT 30)',
    );
    await world.startRelay({ publish: async (events) => void published.push(...events) }).drain();
    expect(published.map(({ payload }) => payload)).toEqual(revisions.map(change));
  });

  it('publishes once what several copies relay at the same time', async () => {
    const seen: string[] = [];
    const publish = async (events: readonly OutboxEvent[]) => {
      await pause(5);
      seen.push(...events.map((event) => event.id));
    };
    await world.write(...Array.from({ length: 450 }, (_, i) => i));
    const copies = [
      world.startRelay({ publish }),
      world.startRelay({ publish }),
      world.startRelay({ publish }),
    ];
    await Promise.all(copies.map((copy) => copy.drain()));
    await copies[0]?.drain();
    expect(seen).toHaveLength(450);
    expect(new Set(seen).size).toBe(450);
  });

  it('publishes again what a copy that died had taken', async () => {
    await world.write(1);
    const dying = createOutboxRelay({
      pool: world.database.pool,
      bus: { publish: () => Promise.reject(new Error('bus is away')) },
      logger: world.logger,
      intervalMs: 60_000,
    });
    await expect(dying.drain()).rejects.toThrow('bus is away');
    await dying.stop();
    const published: OutboxEvent[] = [];
    await world.startRelay({ publish: async (events) => void published.push(...events) }).drain();
    expect(published).toHaveLength(1);
  });

  it('publishes nothing by itself before its start, all of it when asked', async () => {
    const published: OutboxEvent[] = [];
    const relay = createOutboxRelay({
      pool: world.database.pool,
      bus: { publish: async (events) => void published.push(...events) },
      logger: world.logger,
      intervalMs: 10,
    });
    await world.write(1);
    relay.kick();
    await pause(50);
    expect(published).toEqual([]);
    await relay.drain();
    expect(published).toHaveLength(1);
    await relay.stop();
  });

  it('tries again by itself after an outage of the bus', async () => {
    let isAway = true;
    const published: OutboxEvent[] = [];
    const publish = async (events: readonly OutboxEvent[]) => {
      if (isAway) throw new Error('bus is away');
      published.push(...events);
    };
    world.startRelay({ publish }, 20);
    await world.write(1);
    await pause(60);
    isAway = false;
    await until(() => published.length === 1);
  });
});

describe('inbox', () => {
  it('applies an event once, and again when its transaction was rolled back', async () => {
    const id = '7b8a3c1e-6a52-4a0b-9a36-2f4f5d6c7e80';
    const apply = (fail = false) =>
      world.database.transaction(async (tx) => {
        const isNew = await consumeOnce(tx, id);
        if (fail) throw new Error('crash');
        return isNew;
      });
    await expect(apply(true)).rejects.toThrow('crash');
    await expect(apply()).resolves.toBe(true);
    await expect(apply()).resolves.toBe(false);
  });
});
