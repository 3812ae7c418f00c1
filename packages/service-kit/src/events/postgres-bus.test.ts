import { EventWorld, NAME } from '../../test/event-world';
import { until } from '../../test/until';
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
