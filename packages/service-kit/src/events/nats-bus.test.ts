import { change, EventWorld, NAME } from '../../test/event-world';
import { natsServer } from '@tbt/workspace/nats-server';
import { until } from '../../test/until';
import { createLogger } from '../logger';
import { createBus } from './create-bus';
import { eventMetrics } from './event-metrics';

const TYPING = { senderId: 4, recipientId: 5, isTyping: true };

let world: EventWorld;
beforeEach(async () => {
  world = await EventWorld.create('nats');
});
afterEach(() => world.end());

const broker = () => {
  if (!world.broker) throw new Error('This world has no broker');
  return world.broker;
};

const isConnected = async () =>
  (await eventMetrics.getSingleMetric('bus_broker_connected')?.get())?.values[0]?.value;

describe('NATS bus', () => {
  it('serves and says so while the broker is away, also from its start', async () => {
    await broker().stop();
    const bus = await world.startBus('messaging');
    await expect(bus.ready()).resolves.toBeUndefined();
    expect(bus.degraded()).toEqual(['broker']);
    expect(await isConnected()).toBe(0);
    const seen: number[] = [];
    await bus.subscribe('messaging', NAME, async ({ payload }) => {
      seen.push(payload.applicationId);
    });
    world.startRelay(bus, 100);
    await world.write(1);
    await broker().start();
    await until(() => seen.length === 1, 20, 15_000);
    expect(bus.degraded()).toEqual([]);
    expect(await isConnected()).toBe(1);
  }, 20_000);

  it('hands over what PostgreSQL still kept when the broker came', async () => {
    const before = await EventWorld.create();
    const old = await before.startBus('marketplace');
    const id = '7b8a3c1e-6a52-4a0b-9a36-2f4f5d6c7e80';
    await old.publish([{ id, name: NAME, payload: change(1), createdAt: '2027-03-01T12:00:00Z' }]);
    await old.stop();
    const { logger } = world;
    const bus = await createBus({
      ...{ databaseUrl: before.busPlace.url, brokerUrl: broker().url, service: 'x', logger },
    });
    await bus.start();
    const seen: number[] = [];
    await bus.subscribe('messaging', NAME, async ({ payload }) => {
      seen.push(payload.applicationId);
    });
    await until(() => seen.length === 1);
    await bus.stop();
    await before.end();
  });

  it('starts over on a broker that lost its store', async () => {
    const bus = await world.startBus('messaging');
    const seen: number[] = [];
    await bus.subscribe('messaging', NAME, async ({ payload }) => {
      seen.push(payload.applicationId);
    });
    world.startRelay(bus, 100);
    await world.write(1);
    await until(() => seen.length === 1);
    await broker().loseStore();
    await world.write(2);
    await until(() => seen.includes(2), 20, 15_000);
  }, 20_000);

  it('neither fails nor delays a sender while the broker is silent', async () => {
    const bus = await world.startBus('messaging');
    broker().signal('SIGSTOP');
    const startedAt = Date.now();
    const signals = Array.from({ length: 2_000 }, () => bus.live.publish('typing', TYPING));
    await Promise.all(signals);
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    broker().signal('SIGCONT');
  });

  it('drops signals that a silent broker leaves unsent beyond a few megabytes', async () => {
    const bus = await world.startBus('messaging');
    broker().signal('SIGSTOP');
    const userIds = Array.from({ length: 1_000 }, (_, index) => 10_000 + index);
    for (let beat = 0; beat < 1_000; beat += 1)
      await bus.live.publish('presence.beat', { gatewayId: 'one', userIds, isOnline: true });
    const lost = world.lines.filter(({ msg }) => msg === 'A live signal was lost');
    expect(lost.length).toBeGreaterThan(100);
    expect(lost.length).toBeLessThan(1_000);
    broker().signal('SIGCONT');
  });

  it('refuses bad credentials at once, and shows none', async () => {
    const lines: string[] = [];
    const logger = createLogger({
      service: 'kit',
      level: 'debug',
      destination: { write: (line) => void lines.push(line) },
    });
    const { port } = broker();
    const start = async (secret: string, at = port) => {
      const brokerUrl = `nats://tbt:${secret}@127.0.0.1:${at}`;
      const bus = await createBus({
        databaseUrl: world.busPlace.url,
        brokerUrl,
        service: 'x',
        logger,
      });
      return bus.start().finally(() => bus.stop());
    };
    await expect(start('wrong-secret')).rejects.toThrow('refuses the credentials of BUS_URL');
    await start('other-secret', 1);
    expect(lines.some((line) => line.includes('broker is away'))).toBe(true);
    expect(lines.join()).not.toMatch(/wrong-secret|other-secret/);
  });

  it.each([
    ['no JetStream', 'jetstream: false', 'no JetStream'],
    ['a low limit', 'max_payload: 100000', 'max_payload must be at least'],
  ])('says which setting a broker misses: %s', async (_what, setting, reason) => {
    const poor = await natsServer(setting);
    const bus = await createBus({
      ...{ databaseUrl: world.busPlace.url, brokerUrl: poor.url, service: 'x' },
      logger: world.logger,
    });
    await bus.start();
    expect(bus.degraded()).toEqual(['broker']);
    expect(JSON.stringify(world.lines)).toContain(reason);
    await bus.stop();
    await poor.remove();
  });
});
