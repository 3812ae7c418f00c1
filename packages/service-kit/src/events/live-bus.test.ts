import { ADAPTERS, EventWorld } from '../../test/event-world';
import { until } from '../../test/until';

const TYPING = { senderId: 4, recipientId: 5, isTyping: true };

describe.each(ADAPTERS)('live signals on %s', (adapter) => {
  let world: EventWorld;
  beforeEach(async () => {
    world = await EventWorld.create(adapter);
  });
  afterEach(() => world.end());

  it('delivers live signals to every process, its own included', async () => {
    const [one, two] = [await world.startBus('gateway'), await world.startBus('messaging')];
    const heard: string[] = [];
    one.live.subscribe('typing', ({ senderId }) => heard.push(`one ${senderId}`));
    const forget = two.live.subscribe('typing', ({ senderId }) => heard.push(`two ${senderId}`));
    await two.live.publish('typing', TYPING);
    await until(() => heard.length === 2);
    forget();
    await two.live.publish('typing', { ...TYPING, senderId: 6 });
    await until(() => heard.length === 3);
    expect(heard.sort()).toEqual(['one 4', 'one 6', 'two 4']);
  });

  it('carries sessions that ended and presence beats of many users', async () => {
    const [one, two] = [await world.startBus('gateway'), await world.startBus('gateway')];
    const heard: unknown[] = [];
    one.live.subscribe('session.revoked', (ended) => heard.push(ended));
    one.live.subscribe('presence.beat', ({ userIds }) => heard.push(userIds.length));
    await two.live.publish('session.revoked', { userId: 7, sessionId: null });
    const userIds = Array.from({ length: 1_000 }, (_, index) => 10_000 + index);
    await two.live.publish('presence.beat', { gatewayId: 'two', userIds, isOnline: true });
    await until(() => heard.length === 2);
    expect(heard).toEqual([{ userId: 7, sessionId: null }, 1_000]);
  });

  it('refuses a live signal that carries more than keys', async () => {
    const bus = await world.startBus('gateway');
    const userIds = Array.from({ length: 2_000 }, (_, index) => 10_000 + index);
    await expect(
      bus.live.publish('presence.beat', { gatewayId: 'one', userIds, isOnline: true }),
    ).rejects.toThrow('keys only');
  });

  it('tells after each connect that signals may have been missed', async () => {
    const bus = await world.startBus('gateway');
    let times = 0;
    const forget = bus.live.onMissed(() => (times += 1));
    await world.stopCarrier();
    await world.startCarrier();
    await until(() => times > 0, 20, 15_000);
    forget();
    const before = times;
    await world.stopCarrier();
    await world.startCarrier();
    await until(
      async () => {
        let hasCome = false;
        const stop = bus.live.subscribe('typing', () => (hasCome = true));
        await bus.live.publish('typing', TYPING);
        await new Promise((resolve) => setTimeout(resolve, 50));
        stop();
        return hasCome;
      },
      20,
      15_000,
    );
    expect(times).toBe(before);
  }, 40_000);

  it('loses a live signal rather than failing its sender', async () => {
    const bus = await world.startBus('messaging');
    await bus.stop();
    await expect(bus.live.publish('typing', TYPING)).resolves.toBeUndefined();
  });
});
