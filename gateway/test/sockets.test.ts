import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import {
  fakeEmergency,
  fakeIdentity,
  fakeMarketplace,
  fakeMessage,
  fakeMessaging,
  tokenOf,
  type FakeContext,
} from './support/fake-graph';
import { listen, openSocket, startGateway, stopGateways, waitUntil } from './support/start-gateway';

afterEach(stopGateways);

const added = (messageId: number, clientMessageId: string | null = null) => ({
  conversationId: 5,
  messageId,
  seq: messageId,
  senderId: 1,
  recipientId: 2,
  clientMessageId,
});

const statusOf = (url: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('unexpected-response', (_, response) => {
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
  });

describe('upgrades', () => {
  it('are refused at an unknown path and for a foreign origin', async () => {
    const address = await listen(await startGateway());
    expect(await statusOf(`ws://${address}/elsewhere`)).toBe(404);
    expect(await statusOf(`ws://${address}/toString`)).toBe(404);
    const origin = 'https://evil.test';
    expect(await statusOf(`ws://${address}/ws`, { origin })).toBe(403);
    expect(await statusOf(`ws://${address}/graphql`, { origin })).toBe(403);
    for (const path of ['ws', 'graphql'])
      expect(await statusOf(`ws://${address}/${path}`, { host: 'evil.test' })).toBe(421);
  });
});

describe('pushes', () => {
  it('go to both sides in order, once per socket', async () => {
    const gateway = await startGateway();
    const address = await listen(gateway);
    const [sender, first, second] = await Promise.all([
      openSocket(address, 1),
      openSocket(address, 2),
      openSocket(address, 2),
    ]);
    for (const id of [1, 2, 3])
      await gateway.bus.live.publish('message.added', added(id, `c${id}`));
    const idsOf = (frames: Record<string, unknown>[], type: string) =>
      frames
        .filter((frame) => frame.type === type)
        .map((frame) => (frame.message as { id: number }).id);
    await waitUntil(() => idsOf(second.frames, 'new_message').length === 3);
    await waitUntil(() => idsOf(sender.frames, 'message_sent').length === 3);
    expect(idsOf(first.frames, 'new_message')).toEqual([1, 2, 3]);
    expect(idsOf(sender.frames, 'message_sent')).toEqual([1, 2, 3]);
    expect(sender.frames.find(({ type }) => type === 'message_sent')?.clientMessageId).toBe('c1');
  });

  it('are not made of what the person may not see', async () => {
    const hidden = fakeMessaging({
      Query: {
        message: (_: unknown, { id }: { id: string }) => (id === '1' ? null : fakeMessage(2)),
      },
    });
    const gateway = await startGateway({ replaced: [hidden] });
    const { frames } = await openSocket(await listen(gateway), 2);
    await gateway.bus.live.publish('message.added', added(1));
    await gateway.bus.live.publish('message.added', added(2));
    await waitUntil(() => frames.some(({ type }) => type === 'new_message'));
    expect(frames.filter(({ type }) => type === 'new_message')).toHaveLength(1);
  });

  it('carry an emergency request as each user sees it, and nothing to who does not', async () => {
    const asked = fakeMarketplace({
      Query: {
        emergencyRequest: (_: unknown, { id }: { id: string }, { info }: FakeContext) =>
          info.viewer?.userId === 2 ? fakeEmergency(Number(id)) : null,
      },
    });
    const gateway = await startGateway({ replaced: [asked] });
    const address = await listen(gateway);
    const [two, three] = [await openSocket(address, 2), await openSocket(address, 3)];
    const userIds = [2, 3];
    await gateway.bus.live.publish('emergency.changed', { emergencyRequestId: 9, userIds });
    await waitUntil(() => two.frames.some(({ type }) => type === 'emergency'));
    const frame = two.frames.find(({ type }) => type === 'emergency');
    expect(frame?.request).toMatchObject({
      id: 9,
      wave: 1,
      radius: 50,
      respondedProfessionals: [2],
    });
    // Its own signal comes after the other one: nothing was pushed before it.
    await gateway.bus.live.publish('notifications.read', { recipientId: 3 });
    await waitUntil(() => three.frames.some(({ type }) => type === 'notifications_read'));
    expect(three.frames.filter(({ type }) => type === 'emergency')).toEqual([]);
  });

  it('say "joined" again when the bus was away, so that pages resume', async () => {
    const gateway = await startGateway();
    const { frames } = await openSocket(await listen(gateway), 2);
    gateway.bus.missSignals();
    await waitUntil(() => frames.filter(({ type }) => type === 'joined').length === 2);
    expect(frames.at(-1)).toEqual({ type: 'joined', userId: 2 });
  });

  it('are read for the socket whose session is left', async () => {
    let hasEnded = false;
    const identity = fakeIdentity({
      Query: {
        sessionViewer: (_: unknown, { token }: { token: string }) =>
          hasEnded && token === tokenOf(2)
            ? null
            : {
                userId: 2,
                sessionId: token === tokenOf(2) ? 2 : 20,
                role: 'clinic',
                isAdmin: false,
              },
      },
    });
    const gateway = await startGateway({ replaced: [identity] });
    const address = await listen(gateway);
    await openSocket(address, 2);
    const { frames } = await openSocket(address, 2, tokenOf(20));
    hasEnded = true;
    // The signal of its end was lost.
    gateway.bus.missSignals();
    await gateway.bus.live.publish('message.added', added(1));
    await waitUntil(() => frames.some(({ type }) => type === 'new_message'));
    expect(frames.filter(({ type }) => type === 'gap')).toEqual([]);
  });

  it('become a gap when messages cannot be read', async () => {
    const broken = fakeMessaging({
      Query: {
        message: () => {
          throw new Error('down');
        },
      },
    });
    const gateway = await startGateway({ replaced: [broken] });
    const { frames } = await openSocket(await listen(gateway), 2);
    await gateway.bus.live.publish('message.added', added(1));
    await waitUntil(() => frames.some(({ type }) => type === 'gap'));
    expect(frames.at(-1)).toEqual({ type: 'gap', conversationId: 5 });
  });
});

describe('notifications', () => {
  const isOfNotifications = ({ type }: Record<string, unknown>) =>
    String(type).startsWith('notification');

  it('ring by key at every socket of their person, and nowhere else', async () => {
    const gateway = await startGateway();
    const address = await listen(gateway);
    const [own, also, other] = await Promise.all([
      openSocket(address, 1),
      openSocket(address, 1),
      openSocket(address, 2),
    ]);
    const { live } = gateway.bus;
    await live.publish('notification.added', { recipientId: 1, notificationId: 7 });
    await live.publish('notification.muted', { recipientId: 1 });
    await live.publish('notifications.read', { recipientId: 1 });
    const frames = [
      { type: 'notification', notificationId: 7 },
      { type: 'notification_muted' },
      { type: 'notifications_read' },
    ];
    for (const socket of [own, also]) {
      await waitUntil(() => socket.frames.some(({ type }) => type === 'notifications_read'));
      expect(socket.frames.filter(isOfNotifications)).toEqual(frames);
    }
    expect(other.frames.filter(isOfNotifications)).toEqual([]);
  });

  it('are pushed by subscription as visible to their recipient', async () => {
    const notification = (_: unknown, { id }: { id: string }) =>
      id === '8' ? null : { __typename: 'Notification', id, title: `Notice ${id}` };
    const replaced = [fakeMessaging({ Query: { notification } })];
    const gateway = await startGateway({ replaced });
    const client = createClient({
      url: `ws://${await listen(gateway)}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${tokenOf(1)}` },
      retryAttempts: 0,
    });
    const titles: unknown[] = [];
    const query = 'subscription Rings { notificationAdded { id title } }';
    client.subscribe(
      { query },
      { next: ({ data }) => titles.push(data), error() {}, complete() {} },
    );
    const ring = (recipientId: number, notificationId: number) =>
      gateway.bus.live.publish('notification.added', { recipientId, notificationId });
    await waitUntil(() => {
      void ring(2, 6);
      void ring(1, 8);
      void ring(1, 9);
      return titles.length > 0;
    });
    expect(titles[0]).toEqual({ notificationAdded: { id: '9', title: 'Notice 9' } });
    await client.dispose();
  });
});

describe('ends', () => {
  it("close with 4401 when the session is revoked, this one or all of the user's", async () => {
    const gateway = await startGateway();
    const address = await listen(gateway);
    const [a, b] = [await openSocket(address, 1), await openSocket(address, 2)];
    await gateway.bus.live.publish('session.revoked', { userId: 1, sessionId: 99 });
    await gateway.bus.live.publish('session.revoked', { userId: 2, sessionId: null });
    expect(await b.closed).toBe(4401);
    expect(a.socket.readyState).toBe(WebSocket.OPEN);
    await gateway.bus.live.publish('session.revoked', { userId: 1, sessionId: 1 });
    expect(await a.closed).toBe(4401);
  });

  it('close with 1012, to reconnect, when the session acts for another clinic', async () => {
    const gateway = await startGateway();
    const address = await listen(gateway);
    const [a, b] = [await openSocket(address, 1), await openSocket(address, 2)];
    await gateway.bus.live.publish('session.changed', { userId: 2, sessionId: null });
    expect(await b.closed).toBe(1012);
    expect(a.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('close with 1012 when the process stops, graph sockets too', async () => {
    const gateway = await startGateway();
    const address = await listen(gateway);
    const json = await openSocket(address, 1);
    const graph = new Promise<number>((resolve) => {
      const client = createClient({
        url: `ws://${address}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${tokenOf(2)}` },
        retryAttempts: 0,
        on: { closed: (event) => resolve((event as { code: number }).code) },
      });
      const query = 'subscription Added { messageAdded { id } }';
      client.subscribe({ query }, { next() {}, error() {}, complete() {} });
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await gateway.gateway.stop();
    expect(await Promise.all([json.closed, graph])).toEqual([1012, 1012]);
  });
});

describe('a user above the read budget', () => {
  it('is refused until its window ends; others are not', async () => {
    const gateway = await startGateway();
    const address = await listen(gateway);
    const [flood, other] = await Promise.all([openSocket(address, 1), openSocket(address, 2)]);
    const again = JSON.stringify({ type: 'join', userId: 1 });
    for (let frame = 0; frame < 300; frame += 1) flood.socket.send(again);
    const refusals = () => flood.frames.filter(({ type }) => type === 'error');
    await waitUntil(() => refusals().length > 0);
    expect(refusals()).toEqual([expect.objectContaining({ code: 'RATE_LIMITED' })]);
    expect(flood.frames.filter(({ type }) => type === 'joined')).toHaveLength(100);
    other.socket.send(JSON.stringify({ type: 'join', userId: 2 }));
    await waitUntil(() => other.frames.length === 2);
    flood.socket.terminate();
  });

  it('has forty sockets at most', async () => {
    const address = await listen(await startGateway());
    for (let opened = 0; opened < 40; opened += 1) await openSocket(address, 1);
    const headers = { authorization: `Bearer ${tokenOf(1)}` };
    const one = new WebSocket(`ws://${address}/ws`, { headers });
    expect(await new Promise((resolve) => one.on('close', resolve))).toBe(1013);
  });
});
