import { setTimeout as pause } from 'node:timers/promises';
import { EventWorld, NAME, change } from '../../test/event-world';
import { recordStatements } from '../database';
import { until } from '../../test/until';
import type { OutboxEvent } from './bus';
import { consumeOnce } from './inbox';
import { appendOutbox, EVENT_BYTES_MAX } from './outbox';
import { createOutboxRelay } from './outbox-relay';

let world: EventWorld;

beforeEach(async () => {
  world = await EventWorld.create();
});
afterEach(() => world.end());

describe('outbox', () => {
  it('stores nothing for a failed transaction, and the payload of a committed one', async () => {
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

  it('refuses an event that no bus would carry, in the transaction that writes it', async () => {
    const text = 'x'.repeat(EVENT_BYTES_MAX);
    const writing = world.database.transaction((tx) =>
      appendOutbox(tx, 'account.erased', { userId: 1, sealedEmail: text, at: text }),
    );
    await expect(writing).rejects.toThrow('The event account.erased is larger than 262144 bytes');
  });

  it('inserts any number of events in one statement', async () => {
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

  it('publishes the events of a transaction in order', async () => {
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

  it('publishes once with concurrent replicas', async () => {
    const seen: string[] = [];
    const publish = async (events: readonly OutboxEvent[]) => {
      await pause(5);
      seen.push(...events.map((event) => event.id));
    };
    await world.write(...Array.from({ length: 450 }, (_, i) => i));
    const replicas = [
      world.startRelay({ publish }),
      world.startRelay({ publish }),
      world.startRelay({ publish }),
    ];
    await Promise.all(replicas.map((replica) => replica.drain()));
    await replicas[0]?.drain();
    expect(seen).toHaveLength(450);
    expect(new Set(seen).size).toBe(450);
  });

  it('publishes events of a crashed replica', async () => {
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
    const next = world.startRelay(
      { publish: async (events) => void published.push(...events) },
      20,
    );
    await next.drain();
    // The row stays locked until the database has noticed the closed connection.
    await until(() => published.length === 1);
  });

  it('publishes nothing before start, and everything on drain', async () => {
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

  it('retries after an outage of the bus', async () => {
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
