import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { kitDatabase, type KitDatabase } from '../../test/kit-database';
import { until } from '../../test/until';
import { silentLogger } from '../testing/world';
import { testDatabase, type TestDatabase } from '../testing/test-database';
import type { Bus, OutboxEvent } from './bus';
import { consumeOnce } from './inbox';
import { appendOutbox } from './outbox';
import { startOutboxRelay, type OutboxRelay } from './outbox-relay';
import { createPostgresBus } from './postgres-bus';

const logger = silentLogger();
const change = (applicationId: number) => ({
  applicationId,
  revision: 1,
  jobId: 1,
  clinicId: 2,
  professionalId: 3,
  status: 'pending' as const,
  at: '2027-03-01T12:00:00.000Z',
});
const NAME = 'application.changed';

let database: KitDatabase;
let busPlace: TestDatabase;
const buses: Bus[] = [];
const relays: OutboxRelay[] = [];

async function startBus(service: string): Promise<Bus> {
  const bus = createPostgresBus({ url: busPlace.url, service, logger, max: 3, cronSeconds: 1 });
  buses.push(bus);
  await bus.start();
  return bus;
}

function startRelay(bus: Pick<Bus, 'publish'>, intervalMs = 60_000): OutboxRelay {
  const relay = startOutboxRelay({ pool: database.pool, bus, logger, intervalMs });
  relays.push(relay);
  return relay;
}

const write = (...ids: number[]) =>
  database.transaction(async (tx) => {
    for (const id of ids) await appendOutbox(tx, NAME, change(id));
  });

const onBus = async (sql: string) => {
  const client = new Client({ connectionString: busPlace.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

beforeEach(async () => {
  [database, busPlace] = await Promise.all([kitDatabase(), testDatabase('bus')]);
});

afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
  await Promise.all(buses.splice(0).map((bus) => bus.stop()));
  await Promise.all([database.drop(), busPlace.drop()]);
});

describe('outbox', () => {
  it('keeps nothing of a transaction that fails, and the payload of one that succeeds', async () => {
    const published: OutboxEvent[] = [];
    const relay = startRelay({ publish: async (events) => void published.push(...events) });
    await relay.drain();
    const failing = database.transaction(async (tx) => {
      await appendOutbox(tx, NAME, change(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await write(2);
    await until(() => published.length === 1);
    expect(published[0]).toMatchObject({ name: NAME, payload: change(2) });
    expect(Date.parse(published[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 10_000);
  });

  it('publishes once what several copies relay at the same time', async () => {
    const seen: string[] = [];
    const publish = async (events: readonly OutboxEvent[]) => {
      await pause(5);
      seen.push(...events.map((event) => event.id));
    };
    await write(...Array.from({ length: 450 }, (_, i) => i));
    const copies = [startRelay({ publish }), startRelay({ publish }), startRelay({ publish })];
    await Promise.all(copies.map((copy) => copy.drain()));
    await copies[0]?.drain();
    expect(seen).toHaveLength(450);
    expect(new Set(seen).size).toBe(450);
  });

  it('publishes again what a copy that died had taken', async () => {
    await write(1);
    const dying = startOutboxRelay({
      pool: database.pool,
      bus: { publish: () => Promise.reject(new Error('bus is away')) },
      logger,
      intervalMs: 60_000,
    });
    await expect(dying.drain()).rejects.toThrow('bus is away');
    await dying.stop();
    const published: OutboxEvent[] = [];
    await startRelay({ publish: async (events) => void published.push(...events) }).drain();
    expect(published).toHaveLength(1);
  });

  it('tries again by itself after an outage of the bus', async () => {
    let isAway = true;
    const published: OutboxEvent[] = [];
    const publish = async (events: readonly OutboxEvent[]) => {
      if (isAway) throw new Error('bus is away');
      published.push(...events);
    };
    startRelay({ publish }, 20);
    await write(1);
    await pause(60);
    isAway = false;
    await until(() => published.length === 1);
  });
});

describe('inbox', () => {
  it('applies an event once, and again when its transaction was rolled back', async () => {
    const id = '7b8a3c1e-6a52-4a0b-9a36-2f4f5d6c7e80';
    const apply = (fail = false) =>
      database.transaction(async (tx) => {
        const isNew = await consumeOnce(tx, id);
        if (fail) throw new Error('crash');
        return isNew;
      });
    await expect(apply(true)).rejects.toThrow('crash');
    await expect(apply()).resolves.toBe(true);
    await expect(apply()).resolves.toBe(false);
  });
});

describe('PostgreSQL bus', () => {
  it('brings a committed event to another process in well under a second', async () => {
    const [sender, receiver] = [await startBus('marketplace'), await startBus('messaging')];
    const arrivals = new Map<number, number>();
    await receiver.subscribe('messaging', NAME, async ({ payload }) => {
      arrivals.set(payload.applicationId, performance.now());
    });
    startRelay(sender);
    await write(0);
    await until(() => arrivals.has(0));
    const delays: number[] = [];
    for (let id = 1; id <= 20; id += 1) {
      await write(id);
      const committed = performance.now();
      await until(() => arrivals.has(id), 1);
      delays.push((arrivals.get(id) ?? NaN) - committed);
    }
    delays.sort((a, b) => a - b);
    expect(delays[10]).toBeLessThan(50);
  });

  it('gives each event to every service once, however many copies run', async () => {
    const copies = [await startBus('a'), await startBus('b'), await startBus('c')];
    const seen: Record<string, string[]> = { messaging: [], identity: [] };
    for (const copy of copies) {
      for (const service of ['messaging', 'identity']) {
        await copy.subscribe(service, NAME, async ({ id }) => void seen[service]?.push(id));
      }
      startRelay(copy);
    }
    for (let round = 0; round < 4; round += 1) {
      await write(...Array.from({ length: 50 }, (_, i) => round * 50 + i));
    }
    await until(() => Object.values(seen).every((ids) => ids.length >= 200));
    await pause(100);
    for (const ids of Object.values(seen)) {
      expect(ids).toHaveLength(200);
      expect(new Set(ids).size).toBe(200);
    }
  });

  it('stores an event that is published twice once', async () => {
    const bus = await startBus('a');
    await bus.subscribe('messaging', NAME, async () => undefined);
    await bus.stop();
    const publisher = await startBus('b');
    const event: OutboxEvent = {
      id: '7b8a3c1e-6a52-4a0b-9a36-2f4f5d6c7e80',
      name: NAME,
      payload: change(1),
      createdAt: '2027-03-01T12:00:00.000Z',
    };
    await publisher.publish([event]);
    await publisher.publish([event]);
    const rows = await onBus(`SELECT id FROM pgboss.job WHERE name = 'messaging.${NAME}'`);
    expect(rows).toEqual([{ id: event.id }]);
  });

  it('calls a failed consumer again and lets the others of the batch pass', async () => {
    const bus = await startBus('messaging');
    const seen: number[] = [];
    await bus.subscribe('messaging', NAME, async ({ payload: { applicationId } }) => {
      seen.push(applicationId);
      if (applicationId === 2 && seen.filter((id) => id === 2).length === 1) throw new Error('no');
    });
    startRelay(bus);
    await write(1, 2, 3);
    await until(() => seen.length >= 4, 20, 8_000);
    await pause(50);
    expect(seen.sort()).toEqual([1, 2, 2, 3]);
  });

  it('keeps events for a service that is down', async () => {
    const first = await startBus('messaging');
    await first.subscribe('messaging', NAME, async () => undefined);
    await first.stop();
    startRelay(await startBus('marketplace'));
    await write(7);
    await until(
      async () => (await onBus('SELECT 1 FROM pgboss.job WHERE data IS NOT NULL')).length > 0,
    );
    const seen: number[] = [];
    const second = await startBus('messaging');
    await second.subscribe(
      'messaging',
      NAME,
      async (event) => void seen.push(event.payload.applicationId),
    );
    await until(() => seen.length === 1);
    expect(seen).toEqual([7]);
  });

  it('finishes the handler under way when it stops', async () => {
    const bus = await startBus('messaging');
    let state = 'idle';
    await bus.subscribe('messaging', NAME, async () => {
      state = 'begun';
      await pause(150);
      state = 'finished';
    });
    startRelay(bus);
    await write(1);
    await until(() => state === 'begun');
    await bus.stop();
    expect(state).toBe('finished');
    const rows = await onBus(`SELECT state FROM pgboss.job WHERE name = 'messaging.${NAME}'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  it('carries live signals to every process and back to its own', async () => {
    const [one, two] = [await startBus('gateway'), await startBus('messaging')];
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

  it('listens on one connection and connects again when it breaks', async () => {
    const bus = await startBus('gateway');
    const heard: number[] = [];
    const consumed: number[] = [];
    bus.live.subscribe('typing', ({ senderId }) => heard.push(senderId));
    bus.live.subscribe('message.added', ({ senderId }) => heard.push(senderId));
    await bus.subscribe(
      'gateway',
      NAME,
      async ({ payload }) => void consumed.push(payload.applicationId),
    );
    const listeners = () =>
      onBus(`SELECT pid FROM pg_stat_activity WHERE application_name = 'gateway-listen'`);
    const [before, ...others] = await listeners();
    expect(others).toEqual([]);
    await onBus(`SELECT pg_terminate_backend(${String(before?.pid)})`);
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
    startRelay(bus);
    await write(3);
    await until(() => consumed.length === 1);
    expect(await listeners()).toHaveLength(1);
  });

  it('runs a scheduled job once per tick whatever the number of copies', async () => {
    const runs: number[] = [];
    const minute = () => Math.floor(Date.now() / 60_000);
    for (const service of ['a', 'b', 'c']) {
      const bus = await startBus(service);
      await bus.schedule('test.every-minute', '* * * * *', async () => void runs.push(minute()));
    }
    await until(() => runs.length > 0, 50, 15_000);
    await pause(2_500);
    expect(runs).toHaveLength(new Set(runs).size);
  });

  it('is ready only while it is connected', async () => {
    const bus = createPostgresBus({ url: busPlace.url, service: 'x', logger });
    await expect(bus.ready()).rejects.toThrow('not connected');
    await bus.start();
    await expect(bus.ready()).resolves.toBeUndefined();
    await bus.stop();
    await expect(bus.ready()).rejects.toThrow();
  });
});
