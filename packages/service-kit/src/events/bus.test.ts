import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ADAPTERS, change, EventWorld, NAME } from '../../test/event-world';
import { endProcesses, startProcess } from '../../test/start-process';
import { until } from '../../test/until';
import type { Bus, OutboxEvent } from './bus';
import { eventMetrics } from './event-metrics';

const TYPING = { senderId: 4, recipientId: 5, isTyping: true };

async function collect(bus: Bus, seen: number[], service = 'messaging'): Promise<void> {
  await bus.subscribe(service, NAME, async ({ payload }) => void seen.push(payload.applicationId));
}

const eventOf = (applicationId: number): OutboxEvent => ({
  id: randomUUID(),
  name: NAME,
  payload: change(applicationId),
  createdAt: '2027-03-01T12:00:00.000Z',
});

const givenUpCount = async () => {
  const metric = await eventMetrics.getSingleMetric('events_given_up_total')?.get();
  return metric?.values.find(({ labels }) => labels.queue === `messaging.${NAME}`)?.value ?? 0;
};

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

// What every bus promises; what one adapter does in its own way is tested beside it.
describe.each(ADAPTERS)('the bus on %s', (adapter) => {
  let world: EventWorld;
  beforeEach(async () => {
    world = await EventWorld.create(adapter);
  });
  afterEach(async () => {
    endProcesses();
    await world.end();
  });

  it('delivers what was committed, after its commit, and nothing else', async () => {
    const bus = await world.startBus('messaging');
    const seen: number[] = [];
    await collect(bus, seen);
    world.startRelay(bus, 50);
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (commit = resolve));
    const committing = world.writeUntil(held, 1);
    await expect(world.writeUntil(Promise.reject(new Error('no')), 2)).rejects.toThrow('no');
    await world.write(3);
    await until(() => seen.includes(3));
    await pause(150);
    expect(seen).toEqual([3]);
    commit();
    await committing;
    await until(() => seen.includes(1));
    expect(seen).toEqual([3, 1]);
  });

  it('delivers each event once per service, and replicas share the work', async () => {
    const seen: Record<string, string[]> = { messaging: [], identity: [] };
    const busy = new Set<string>();
    for (const name of ['a', 'b', 'c']) {
      const replica = await world.startBus(name);
      for (const service of ['messaging', 'identity']) {
        await replica.subscribe(service, NAME, async ({ id }) => {
          await pause(5);
          busy.add(name);
          seen[service]?.push(id);
        });
      }
      world.startRelay(replica);
    }
    for (let round = 0; round < 4; round += 1) {
      await world.write(...Array.from({ length: 100 }, (_, i) => round * 100 + i));
    }
    await until(() => Object.values(seen).every((ids) => ids.length >= 400));
    await pause(100);
    for (const ids of Object.values(seen)) {
      expect(ids).toHaveLength(400);
      expect(new Set(ids).size).toBe(400);
    }
    expect(busy.size).toBeGreaterThan(1);
  });

  it('starts in many processes at once on an empty store', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `replica-${index}`);
    const buses = await Promise.all(
      names.map(async (name) => {
        const bus = await world.startBus(name);
        await bus.schedule('kit.sweep', '0 5 * * *', async () => undefined);
        return bus;
      }),
    );
    await Promise.all(buses.map((bus) => expect(bus.ready()).resolves.toBeUndefined()));
    expect(buses.flatMap((bus) => bus.degraded())).toEqual([]);
  });

  it('delivers an event that was published twice once', async () => {
    const bus = await world.startBus('messaging');
    const seen: number[] = [];
    const event = eventOf(1);
    await bus.publish([event]);
    await bus.publish([event]);
    await collect(bus, seen);
    await bus.publish([eventOf(2)]);
    await until(() => seen.includes(2));
    await pause(100);
    expect(sorted(seen)).toEqual([1, 2]);
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
    expect(sorted(seen)).toEqual([1, 2, 2, 3]);
  });

  it('keeps events for a service that is down or has never run', async () => {
    const first = await world.startBus('messaging');
    await collect(first, []);
    await first.stop();
    const sender = await world.startBus('marketplace');
    await sender.publish([eventOf(7), eventOf(8)]);
    const [messaging, identity]: [number[], number[]] = [[], []];
    const later = await world.startBus('later');
    await collect(later, messaging);
    await collect(later, identity, 'identity');
    await until(() => messaging.length === 2 && identity.length === 2);
    expect([sorted(messaging), sorted(identity)]).toEqual([
      [7, 8],
      [7, 8],
    ]);
    await expect(later.subscribe('gateway', NAME, async () => undefined)).rejects.toThrow(
      'EVENT_CONSUMERS',
    );
  });

  it('gives the events of a killed consumer to another, and none that a replica works on', async () => {
    const consumer = await startProcess('bus-consumer-process.ts', [], {
      DATABASE_URL_BUS: world.busPlace.url,
      ...(world.broker ? { BUS_URL: world.broker.url } : {}),
    });
    const sender = await world.startBus('marketplace');
    await sender.publish([eventOf(1), eventOf(2)]);
    await until(() => consumer.output().includes('handling 2'));
    consumer.child.kill('SIGKILL');
    await consumer.exit;
    const begun: number[] = [];
    const ended: number[] = [];
    for (const name of ['a', 'b']) {
      const replica = await world.startBus(name);
      await replica.subscribe('messaging', NAME, async ({ payload: { applicationId } }) => {
        begun.push(applicationId);
        // Longer than the lease of an event.
        if (applicationId === 3) await pause(9_000);
        ended.push(applicationId);
      });
    }
    await sender.publish([eventOf(3)]);
    await until(() => ended.length === 3, 50, 20_000);
    expect(sorted(begun)).toEqual([1, 2, 3]);
  }, 40_000);

  it('awaits the running handler when it stops, and that event does not come again', async () => {
    const bus = await world.startBus('messaging');
    let state = 'idle';
    await bus.subscribe('messaging', NAME, async () => {
      state = 'begun';
      await pause(150);
      state = 'finished';
    });
    await bus.publish([eventOf(1)]);
    await until(() => state === 'begun');
    await bus.stop();
    expect(state).toBe('finished');
    const seen: number[] = [];
    const next = await world.startBus('messaging');
    await collect(next, seen);
    await next.publish([eventOf(2)]);
    await until(() => seen.length > 0);
    await pause(200);
    expect(seen).toEqual([2]);
  });

  it('loses nothing and refuses no writer while its carrier is away', async () => {
    const bus = await world.startBus('messaging');
    const seen: number[] = [];
    await collect(bus, seen);
    world.startRelay(bus, 100);
    await world.write(0);
    await until(() => seen.length === 1);
    await world.stopCarrier();
    for (let id = 1; id <= 30; id += 1) await world.write(id);
    await expect(bus.live.publish('typing', TYPING)).resolves.toBeUndefined();
    expect(seen).toEqual([0]);
    await world.startCarrier();
    await world.write(31);
    await until(() => new Set(seen).size === 32, 20, 20_000);
    const heard: number[] = [];
    bus.live.subscribe('typing', ({ senderId }) => heard.push(senderId));
    await until(async () => {
      await bus.live.publish('typing', TYPING);
      return heard.length > 0;
    }, 50);
  }, 40_000);

  it('gives up an event that fails in every attempt: counted, logged and kept', async () => {
    const bus = await world.startBus('messaging', { retryLimit: 1 });
    const attempts: number[] = [];
    await bus.subscribe('messaging', NAME, async ({ payload: { applicationId } }) => {
      attempts.push(applicationId);
      if (applicationId === 666) throw new Error('poison');
    });
    const before = await givenUpCount();
    await bus.publish([eventOf(666), eventOf(1)]);
    await until(async () => (await givenUpCount()) > before, 50, 12_000);
    await bus.publish([eventOf(2)]);
    await until(() => attempts.includes(2));
    expect(sorted(attempts)).toEqual([1, 2, 666, 666]);
    expect(await givenUpCount()).toBe(before + 1);
    const alarms = world.lines.filter(({ isGivenUp }) => isGivenUp);
    expect(alarms).toEqual([
      expect.objectContaining({ level: 'error', queue: `messaging.${NAME}`, attempts: 2 }),
    ]);
    await until(async () => (await world.givenUp()).length === 1);
    expect(await world.givenUp()).toEqual([expect.objectContaining({ payload: change(666) })]);
  }, 20_000);

  it('forgets the stored events of one person only', async () => {
    const bus = await world.startBus('identity');
    const events = [
      { name: 'user.changed', payload: { id: 7, firstName: 'Ada' } },
      { name: 'verification.submitted', payload: { userId: 7 } },
      { name: 'waitlist.joined', payload: { entryId: 7, email: 'Ada@example.test' } },
      { name: 'verification.submitted', payload: { userId: 8 } },
      { name: 'user.changed', payload: { id: 8 } },
      { name: NAME, payload: change(7) },
    ].map((event) => ({ ...event, id: randomUUID(), createdAt: new Date().toISOString() }));
    await bus.publish(events as OutboxEvent[]);
    // `user.changed` waits for two services.
    expect(await bus.forget({ userId: 7, email: 'ada@example.test' })).toBe(4);
    const seen: string[] = [];
    for (const name of ['user.changed', 'verification.submitted', 'waitlist.joined', NAME] as const)
      await bus.subscribe('messaging', name, async (event) => void seen.push(event.name));
    await until(() => seen.length === 3);
    await pause(100);
    expect(seen.sort()).toEqual([NAME, 'user.changed', 'verification.submitted']);
  });

  it('records one owner of a key for all replicas', async () => {
    const [a, b] = [await world.startBus('a'), await world.startBus('b')];
    const owners = await Promise.all([
      a.claimKey(1, 'key', 'marketplace'),
      b.claimKey(1, 'key', 'messaging'),
    ]);
    expect(owners[0]).toBe(owners[1]);
  });
});
