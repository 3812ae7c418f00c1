import { FakeSocket, openFakeSocket } from '../testing/fake-socket';
import type { ServerFrame } from './frames';
import { createRealtimeClient, type RealtimeState } from './realtime-client';
import { reconnectDelay } from './reconnect-delay';

function world() {
  const states: RealtimeState[] = [];
  const frames: ServerFrame[] = [];
  const onLost = jest.fn();
  const onSessionEnded = jest.fn();
  const client = createRealtimeClient({
    url: 'ws://localhost/ws',
    userId: 7,
    open: openFakeSocket,
    random: () => 0,
    onState: (state) => states.push(state),
    onFrame: (frame) => frames.push(frame),
    onLost,
    onSessionEnded,
  });
  return { client, states, frames, onLost, onSessionEnded };
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
});
afterEach(() => jest.useRealTimers());

it('joins as the viewer once connected and passes frames on', () => {
  const { client, states, frames } = world();
  client.connect();
  FakeSocket.latest().accept();
  FakeSocket.latest().deliver({ type: 'joined', userId: 7 });
  expect(states).toEqual(['connecting', 'connected']);
  expect(FakeSocket.latest().sent).toEqual([{ type: 'join', userId: 7 }]);
  expect(frames).toEqual([{ type: 'joined', userId: 7 }]);
});

it('tries five times after 1, 2, 4, 8 and 16 seconds, then rests in error', () => {
  const { client } = world();
  client.connect();
  FakeSocket.latest().drop(1006);
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(FakeSocket.opened).toHaveLength(index + 1);
    jest.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(index + 2);
    FakeSocket.latest().drop(1006);
  }
  expect(client.state).toBe('error');
  jest.advanceTimersByTime(120_000);
  expect(FakeSocket.opened).toHaveLength(6);
});

it('resets attempts after a success', () => {
  const { client, onLost } = world();
  client.connect();
  FakeSocket.latest().drop(1006);
  jest.advanceTimersByTime(1000);
  FakeSocket.latest().drop(1006);
  jest.advanceTimersByTime(2000);
  FakeSocket.latest().accept();
  expect(onLost).not.toHaveBeenCalled();
  FakeSocket.latest().drop(1012);
  expect(onLost).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(FakeSocket.opened).toHaveLength(4);
});

it('begins a new series on request, from error and between tries', () => {
  const { client } = world();
  client.connect();
  FakeSocket.latest().drop(1006);
  for (const seconds of [1, 2, 4, 8, 16]) {
    jest.advanceTimersByTime(seconds * 1000);
    FakeSocket.latest().drop(1006);
  }
  client.reconnect();
  expect(client.state).toBe('connecting');
  expect(FakeSocket.opened).toHaveLength(7);
  FakeSocket.latest().accept();
  client.reconnect();
  expect(FakeSocket.opened).toHaveLength(7);
});

it('stays closed after a deliberate close', () => {
  const { client } = world();
  client.connect();
  FakeSocket.latest().accept();
  FakeSocket.latest().drop(1000);
  jest.advanceTimersByTime(60_000);
  client.reconnect();
  expect(client.state).toBe('disconnected');
  expect(FakeSocket.opened).toHaveLength(1);
});

it('reports an ended session instead of trying again', () => {
  const { client, onSessionEnded } = world();
  client.connect();
  FakeSocket.latest().accept();
  FakeSocket.latest().drop(4401);
  jest.advanceTimersByTime(60_000);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('sends only while connected', () => {
  const { client } = world();
  client.connect();
  expect(client.send({ type: 'read', conversationId: 1, seq: 2 })).toBe(false);
  FakeSocket.latest().accept();
  expect(client.send({ type: 'read', conversationId: 1, seq: 2 })).toBe(true);
  client.close();
  expect(FakeSocket.latest().closedWith).toBe(1000);
});

it('shortens delays by jitter, never lengthens them, and caps them', () => {
  expect(reconnectDelay(3, () => 0)).toBe(4000);
  expect(reconnectDelay(3, () => 1)).toBe(3200);
  expect(reconnectDelay(9, () => 0)).toBe(30_000);
});

it('disconnects when the network goes offline, and reconnects with it', () => {
  const { client, states, onLost } = world();
  client.connect();
  FakeSocket.latest().accept();
  client.lose();
  expect(states).toEqual(['connecting', 'connected', 'connecting']);
  expect(onLost).toHaveBeenCalledTimes(1);
  client.reconnect();
  FakeSocket.latest().accept();
  expect(client.state).toBe('connected');
  expect(FakeSocket.opened).toHaveLength(2);
});
