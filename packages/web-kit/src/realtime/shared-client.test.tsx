import { FakeSocket, openFakeSocket } from '../testing/fake-socket';
import { fakeTabs } from '../testing/fake-tabs';
import type { ServerFrame, SocketMessage } from './frames';
import type { RealtimeClient, RealtimeState } from './realtime-client';
import { createSharedClient } from './shared-client';

const settle = () => jest.advanceTimersByTimeAsync(0);
const joined: ServerFrame = { type: 'joined', userId: 7 };
const messageFrame = (seq: number): ServerFrame => ({
  type: 'new_message',
  message: { id: seq, seq, conversationId: 1 } as SocketMessage,
});

let tabs: ReturnType<typeof fakeTabs>;
const opened: RealtimeClient[] = [];
const openSockets = () => FakeSocket.opened.filter(({ closedWith }) => closedWith === null);

async function openTab(userId = 7) {
  const states: RealtimeState[] = [];
  const frames: ServerFrame[] = [];
  const [onLost, onSessionEnded] = [jest.fn(), jest.fn()];
  const client = createSharedClient({
    ...{ url: 'ws://localhost/ws', userId, open: openFakeSocket, random: () => 0 },
    ...{ locks: tabs.locks, openChannel: tabs.openChannel },
    onState: (state) => states.push(state),
    onFrame: (frame) => frames.push(frame),
    ...{ onLost, onSessionEnded },
  });
  opened.push(client);
  client.connect();
  await settle();
  return { client, states, frames, onLost, onSessionEnded };
}

async function join() {
  FakeSocket.latest().accept();
  FakeSocket.latest().deliver(joined);
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  tabs = fakeTabs();
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
  jest.useRealTimers();
});

it('opens one socket for three tabs, and each gets every frame', async () => {
  const all = [await openTab(), await openTab(), await openTab()];
  await join();
  FakeSocket.latest().deliver(messageFrame(1));
  await settle();
  expect(FakeSocket.opened).toHaveLength(1);
  for (const { frames, client } of all) {
    expect(frames).toEqual([joined, messageFrame(1)]);
    expect(client.state).toBe('connected');
  }
});

it('tells a tab that comes later that the connection is there', async () => {
  await openTab();
  await join();
  const late = await openTab();
  expect(late.states).toEqual(['connecting', 'connected']);
  expect(late.frames).toEqual([joined]);
});

it('sends for the other tabs, and only while connected', async () => {
  await openTab();
  const other = await openTab();
  const frame = { type: 'typing', recipientId: 8, isTyping: true } as const;
  expect(other.client.send(frame)).toBe(false);
  await join();
  expect(other.client.send(frame)).toBe(true);
  await settle();
  expect(FakeSocket.latest().sent).toEqual([{ type: 'join', userId: 7 }, frame]);
});

it('hands over when the leading tab closes: the others join again, to read what they missed', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  await join();
  first.client.close();
  await settle();
  expect(first.client.state).toBe('disconnected');
  expect(openSockets()).toHaveLength(1);
  expect(third.client.state).toBe('connecting');
  await join();
  for (const { client, frames, onLost } of [second, third]) {
    expect(client.state).toBe('connected');
    expect(frames).toEqual([joined, joined]);
    expect(onLost).not.toHaveBeenCalled();
  }
});

it('takes over from a tab that hangs, which follows once it is back', async () => {
  const first = await openTab();
  const second = await openTab();
  await join();
  const hanging = FakeSocket.latest();
  tabs.freeze(0);
  await jest.advanceTimersByTimeAsync(24_000);
  expect(FakeSocket.opened).toHaveLength(2);
  await join();
  expect(second.frames).toEqual([joined, joined]);
  tabs.thaw(0);
  await settle();
  expect(hanging.closedWith).toBe(1000);
  FakeSocket.latest().deliver(messageFrame(1));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(first.frames).toContainEqual(messageFrame(1));
  expect(openSockets()).toHaveLength(1);
});

it('leads no longer in a page that the browser put aside, and is back with it', async () => {
  const first = await openTab();
  await join();
  document.dispatchEvent(new Event('freeze'));
  expect(openSockets()).toHaveLength(0);
  document.dispatchEvent(new Event('resume'));
  await settle();
  await join();
  expect(first.client.state).toBe('connected');
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
});

it('tells all tabs of a loss and of the end of the session, once each', async () => {
  const all = [await openTab(), await openTab()];
  await join();
  FakeSocket.latest().drop(1006);
  await settle();
  for (const tab of all) expect(tab.client.state).toBe('connecting');
  await jest.advanceTimersByTimeAsync(1_000);
  await join();
  FakeSocket.latest().drop(4401);
  await settle();
  for (const { client, onLost, onSessionEnded } of all) {
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(client.state).toBe('disconnected');
  }
  // The session was renewed: any of the tabs connects all of them.
  all[1]?.client.connect();
  await settle();
  await join();
  expect(all.map(({ client }) => client.state)).toEqual(['connected', 'connected']);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('retries for the tab in which the user asks for it', async () => {
  await openTab();
  const other = await openTab();
  FakeSocket.latest().drop(1006);
  for (const seconds of [1, 2, 4, 8, 16]) {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    FakeSocket.latest().drop(1006);
  }
  await settle();
  expect(other.client.state).toBe('error');
  other.client.reconnect();
  await settle();
  await join();
  expect(other.client.state).toBe('connected');
});

it('shares with the same account only', async () => {
  await openTab(7);
  await openTab(8);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('has a socket of its own where locks are refused', async () => {
  tabs.refuseLocks();
  const [first, second] = [await openTab(), await openTab()];
  expect(FakeSocket.opened).toHaveLength(2);
  for (const socket of FakeSocket.opened) socket.accept();
  FakeSocket.opened[0]?.deliver(messageFrame(1));
  await settle();
  expect(first.frames).toEqual([messageFrame(1)]);
  expect(second.frames).toEqual([]);
});
