import { setTimeout as pause } from 'node:timers/promises';
import { EventWorld, NAME, change } from '../../test/event-world';
import { until } from '../../test/until';
import type { OutboxEvent } from './bus';
import { createPostgresBus } from './postgres-bus';

let world: EventWorld;

beforeEach(async () => {
  world = await EventWorld.create();
});
afterEach(() => world.end());

describe('PostgreSQL bus', () => {
  it('delivers a committed event to another process well within a second', async () => {
    const [sender, receiver] = [
      await world.startBus('marketplace'),
      await world.startBus('messaging'),
    ];
    const arrivals = new Map<number, number>();
    await receiver.subscribe('messaging', NAME, async ({ payload }) => {
      arrivals.set(payload.applicationId, performance.now());
    });
    world.startRelay(sender);
    await world.write(0);
    await until(() => arrivals.has(0));
    const delays: number[] = [];
    for (let id = 1; id <= 20; id += 1) {
      await world.write(id);
      const committed = performance.now();
      await until(() => arrivals.has(id), 1);
      delays.push((arrivals.get(id) ?? NaN) - committed);
    }
    delays.sort((a, b) => a - b);
    expect(delays[10]).toBeLessThan(700);
  });

  it('delivers each event once per service with any number of replicas', async () => {
    const replicas = [
      await world.startBus('a'),
      await world.startBus('b'),
      await world.startBus('c'),
    ];
    const seen: Record<string, string[]> = { messaging: [], identity: [] };
    for (const replica of replicas) {
      for (const service of ['messaging', 'identity']) {
        await replica.subscribe(service, NAME, async ({ id }) => void seen[service]?.push(id));
      }
      world.startRelay(replica);
    }
    for (let round = 0; round < 4; round += 1) {
      await world.write(...Array.from({ length: 50 }, (_, i) => round * 50 + i));
    }
    await until(() => Object.values(seen).every((ids) => ids.length >= 200));
    await pause(100);
    for (const ids of Object.values(seen)) {
      expect(ids).toHaveLength(200);
      expect(new Set(ids).size).toBe(200);
    }
  });

  it('starts in many processes at once on an empty database', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `replica-${index}`);
    const buses = await Promise.all(
      names.map(async (name) => {
        const bus = await world.startBus(name);
        await bus.schedule('kit.sweep', '0 5 * * *', async () => undefined);
        return bus;
      }),
    );
    await Promise.all(buses.map((bus) => expect(bus.ready()).resolves.toBeUndefined()));
  });

  it('stores a duplicate event once', async () => {
    const bus = await world.startBus('a');
    await bus.subscribe('messaging', NAME, async () => undefined);
    await bus.stop();
    const publisher = await world.startBus('b');
    const event: OutboxEvent = {
      id: '7b8a3c1e-6a52-4a0b-9a36-2f4f5d6c7e80',
      name: NAME,
      payload: change(1),
      createdAt: '2027-03-01T12:00:00.000Z',
    };
    await publisher.publish([event]);
    await publisher.publish([event]);
    const rows = await world.onBus(`SELECT id FROM pgboss.job WHERE name = 'messaging.${NAME}'`);
    expect(rows).toEqual([{ id: event.id }]);
  });

  it('retries a failed event without the rest of its batch', async () => {
    const bus = await world.startBus('messaging');
    const seen: number[] = [];
    await bus.subscribe('messaging', NAME, async ({ payload: { applicationId } }) => {
      seen.push(applicationId);
      if (applicationId === 2 && seen.filter((id) => id === 2).length === 1) throw new Error('no');
    });
    world.startRelay(bus);
    await world.write(1, 2, 3);
    await until(() => seen.length >= 4, 20, 8_000);
    await pause(50);
    expect(seen.sort()).toEqual([1, 2, 2, 3]);
  });

  it('keeps events for a service that is down', async () => {
    const first = await world.startBus('messaging');
    await first.subscribe('messaging', NAME, async () => undefined);
    await first.stop();
    world.startRelay(await world.startBus('marketplace'));
    await world.write(7);
    await until(
      async () =>
        (await world.onBus(`SELECT 1 FROM pgboss.job WHERE name = 'messaging.${NAME}'`)).length > 0,
    );
    const seen: number[] = [];
    const second = await world.startBus('messaging');
    await second.subscribe(
      'messaging',
      NAME,
      async (event) => void seen.push(event.payload.applicationId),
    );
    await until(() => seen.length === 1);
    expect(seen).toEqual([7]);
  });

  it('keeps events for a service that has never run', async () => {
    const sender = await world.startBus('marketplace');
    world.startRelay(sender);
    await world.write(8);
    await until(async () => (await world.onBus('SELECT 1 FROM pgboss.job')).length > 0);
    const seen: number[] = [];
    const first = await world.startBus('identity');
    await first.subscribe('identity', NAME, async (event) => {
      seen.push(event.payload.applicationId);
    });
    await until(() => seen.length === 1);
    await expect(first.subscribe('gateway', NAME, async () => undefined)).rejects.toThrow(
      'EVENT_CONSUMERS',
    );
  });

  it('awaits the running handler when it stops', async () => {
    const bus = await world.startBus('messaging');
    let state = 'idle';
    await bus.subscribe('messaging', NAME, async () => {
      state = 'begun';
      await pause(150);
      state = 'finished';
    });
    world.startRelay(bus);
    await world.write(1);
    await until(() => state === 'begun');
    await bus.stop();
    expect(state).toBe('finished');
    const rows = await world.onBus(`SELECT state FROM pgboss.job WHERE name = 'messaging.${NAME}'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  it('delivers live signals to every process, its own included', async () => {
    const [one, two] = [await world.startBus('gateway'), await world.startBus('messaging')];
    const heard: string[] = [];
    one.live.subscribe('typing', ({ senderId }) => heard.push(`one ${senderId}`));
    const forget = two.live.subscribe('typing', ({ senderId }) => heard.push(`two ${senderId}`));
    await two.live.publish('typing', { senderId: 4, recipientId: 5, isTyping: true });
    await until(() => heard.length === 2);
    forget();
    await two.live.publish('typing', { senderId: 6, recipientId: 5, isTyping: true });
    await until(() => heard.length === 3);
    expect(heard.sort()).toEqual(['one 4', 'one 6', 'two 4']);
  });

  it('ignores a foreign notification', async () => {
    const bus = await world.startBus('gateway');
    const heard: number[] = [];
    bus.live.subscribe('typing', ({ senderId }) => heard.push(senderId));
    for (const notice of ['', 'nonsense', 'null', '{"wake":7}']) {
      await world.onBus(`SELECT pg_notify('tbt_bus', '${notice}')`);
    }
    await bus.live.publish('typing', { senderId: 4, recipientId: 5, isTyping: true });
    await until(() => heard.length === 1);
  });

  it('loses a live signal rather than failing its sender', async () => {
    const bus = await world.startBus('messaging');
    await bus.stop();
    await expect(
      bus.live.publish('typing', { senderId: 4, recipientId: 5, isTyping: true }),
    ).resolves.toBeUndefined();
  });

  it('listens on one connection and reconnects', async () => {
    const bus = await world.startBus('gateway');
    const heard: number[] = [];
    const consumed: number[] = [];
    bus.live.subscribe('typing', ({ senderId }) => heard.push(senderId));
    bus.live.subscribe('message.added', ({ senderId }) => heard.push(senderId));
    await bus.subscribe(
      'messaging',
      NAME,
      async ({ payload }) => void consumed.push(payload.applicationId),
    );
    const listeners = () =>
      world.onBus(`SELECT pid FROM pg_stat_activity WHERE application_name = 'gateway-listen'`);
    const [before, ...others] = await listeners();
    expect(others).toEqual([]);
    await world.onBus(`SELECT pg_terminate_backend(${String(before?.pid)})`);
    await until(async () => {
      const [now] = await listeners();
      return now !== undefined && now.pid !== before?.pid;
    });
    await until(() =>
      bus.ready().then(
        () => true,
        () => false,
      ),
    );
    await bus.live.publish('typing', { senderId: 9, recipientId: 5, isTyping: true });
    await until(() => heard.length === 1);
    world.startRelay(bus);
    await world.write(3);
    await until(() => consumed.length === 1);
    expect(await listeners()).toHaveLength(1);
  });

  it('recovers after the server has dropped every connection', async () => {
    const bus = await world.startBus('messaging');
    const seen: number[] = [];
    await bus.subscribe('messaging', NAME, async (event) => {
      seen.push(event.payload.applicationId);
    });
    world.startRelay(bus, 100);
    await world.write(1);
    await until(() => seen.length === 1);
    const { pool } = world.database;
    for (const url of [world.busPlace.url, world.database.url]) {
      await pool
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`,
        )
        .catch(() => undefined);
    }
    await until(() =>
      world.write(2).then(
        () => true,
        () => false,
      ),
    );
    await until(() => seen.includes(2));
  });

  it('records one owner of a key for all replicas, until the key expires', async () => {
    const [a, b] = [await world.startBus('a'), await world.startBus('b')];
    const owners = await Promise.all([
      a.claimKey(1, 'key', 'marketplace'),
      b.claimKey(1, 'key', 'messaging'),
    ]);
    expect(owners[0]).toBe(owners[1]);
    const other = owners[0] === 'messaging' ? 'identity' : 'messaging';
    expect(await b.claimKey(1, 'key', other)).toBe(owners[0]);
    expect(await b.claimKey(2, 'key', other)).toBe(other);
    await world.onBus(`UPDATE idempotency_key_owners SET claimed_at = now() - interval '26 hours'`);
    expect(await a.claimKey(1, 'key', other)).toBe(other);
    expect(await b.claimKey(1, 'key', 'marketplace')).toBe(other);
  });

  it('is ready only while it is connected', async () => {
    const bus = createPostgresBus({ url: world.busPlace.url, service: 'x', logger: world.logger });
    await expect(bus.ready()).rejects.toThrow('not connected');
    await bus.start();
    await expect(bus.ready()).resolves.toBeUndefined();
    await bus.stop();
    await expect(bus.ready()).rejects.toThrow();
  });
});
