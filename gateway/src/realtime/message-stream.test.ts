import { memoryBus, silentLogger } from '@tbt/service-kit/testing';
import { createUserEvents } from './user-events';
import { messageStream } from './message-stream';
import { keyFor } from './subscriptions';

const event = (messageId: number, conversationId = 5) => ({
  conversationId,
  messageId,
  seq: messageId,
  senderId: 1,
  recipientId: 2,
  clientMessageId: null,
});

function setUp(conversationId: string | null = null) {
  const bus = memoryBus();
  const onLost = jest.fn();
  const read = jest.fn(async (id: number) => (id === 13 ? null : { data: { id } }));
  const events = createUserEvents(bus, silentLogger());
  const keyOf = keyFor.bind(null, { subscription: 'messageAdded', conversationId });
  const stream = messageStream({ events, userId: 2, keyOf, read, onLost });
  return { bus, stream, onLost, read };
}

describe('a message stream', () => {
  it('answers events in order and skips what is not visible', async () => {
    const { bus, stream } = setUp();
    const first = stream.next();
    for (const id of [11, 13, 12]) await bus.live.publish('message.added', event(id));
    expect(await first).toEqual({ done: false, value: { data: { id: 11 } } });
    expect((await stream.next()).value).toEqual({ data: { id: 12 } });
  });

  it('keeps to its conversation', async () => {
    const { bus, stream, read } = setUp('6');
    await bus.live.publish('message.added', event(1, 5));
    await bus.live.publish('message.added', event(2, 6));
    expect((await stream.next()).value).toEqual({ data: { id: 2 } });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('ends at once while it waits for an event', async () => {
    const { stream } = setUp();
    const waiting = stream.next();
    await stream.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it('ends when the bus was away, so that the reader reads what is new', async () => {
    jest.useFakeTimers();
    const { bus, stream, onLost } = setUp();
    const waiting = stream.next();
    bus.missSignals();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(onLost).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('ends the stream of a slow reader', async () => {
    const { bus, stream, onLost } = setUp();
    for (let id = 1; id <= 300; id += 1) await bus.live.publish('message.added', event(id));
    expect(onLost).toHaveBeenCalledTimes(1);
    expect((await stream.next()).done).toBe(true);
  });
});
