import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloLink } from '@apollo/client/link';
import { parse, type DocumentNode } from 'graphql';
import { of } from 'rxjs';
import { WebSocket, WebSocketServer } from 'ws';
import { createGraphClient } from './create-graph-client';
import { createLazyLink } from './lazy-link';
import { notifySessionChanged } from '../queries/session-change';
import { createSocketLink } from './socket-link';

const HASH = 'b'.repeat(64);
const TEXT = 'subscription Added { messageAdded { id } }';
const ADDED: DocumentNode = Object.assign(parse(TEXT), { __meta__: { hash: `sha256:${HASH}` } });

type Payload = { query: string; extensions?: { persistedQuery?: { sha256Hash: string } } };

let server: Server;
let sockets: WebSocketServer;
let subscribed: Payload[];
let knowsIds: boolean;

beforeEach(async () => {
  subscribed = [];
  knowsIds = true;
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' });
  sockets.on('connection', (socket) => {
    socket.on('message', (raw) => {
      const { type, id, payload } = JSON.parse(String(raw)) as {
        type: string;
        id: string;
        payload: Payload;
      };
      const answer = (frame: object) => socket.send(JSON.stringify(frame));
      if (type === 'connection_init') answer({ type: 'connection_ack' });
      if (type !== 'subscribe') return;
      subscribed.push(payload);
      const refusal = [{ message: 'no', extensions: { reason: 'DOCUMENT_UNKNOWN' } }];
      if (payload.query === '' && !knowsIds) answer({ type: 'error', id, payload: refusal });
      else answer({ type: 'next', id, payload: { data: { messageAdded: { id: '1' } } } });
    });
  });
});

afterEach(async () => {
  sockets.clients.forEach((client) => client.terminate());
  sockets.close();
  await new Promise((resolve) => server.close(resolve));
});

function subscribe(): { results: unknown[]; stop: () => void; until: () => Promise<void> } {
  const url = () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const link = createSocketLink(url, WebSocket);
  const client = createGraphClient({ link });
  const results: unknown[] = [];
  let arrived: () => void = () => undefined;
  const subscription = ApolloLink.execute(link, { query: ADDED }, { client }).subscribe({
    next: (result) => {
      results.push(result);
      arrived();
    },
    error: (error: unknown) => {
      results.push(error);
      arrived();
    },
  });
  return {
    results,
    stop: () => subscription.unsubscribe(),
    until: () => new Promise((resolve) => (arrived = resolve)),
  };
}

it('subscribes by the id of a published document', async () => {
  const { until, stop, results } = subscribe();
  await until();
  expect(subscribed).toEqual([
    expect.objectContaining({
      query: '',
      extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
    }),
  ]);
  expect(results).toEqual([{ data: { messageAdded: { id: '1' } } }]);
  stop();
});

it('subscribes by text where the id is not known', async () => {
  knowsIds = false;
  const { until, stop, results } = subscribe();
  await until();
  expect(subscribed.map(({ query }) => query.replace(/\s+/g, ' '))).toEqual(['', TEXT]);
  expect(results).toEqual([{ data: { messageAdded: { id: '1' } } }]);
  stop();
});

it('reopens the socket when the user changes, and resubscribes', async () => {
  const { until, stop, results } = subscribe();
  await until();
  const [first] = sockets.clients;
  notifySessionChanged();
  await until();
  expect(first?.readyState).not.toBe(WebSocket.OPEN);
  expect(subscribed).toHaveLength(2);
  expect(results).toHaveLength(2);
  stop();
});

it('loads its code with the first operation, once, and again after a failed load', async () => {
  const answering = new ApolloLink(() => of({ data: { messageAdded: null } }));
  const load = jest.fn(() => Promise.resolve(answering));
  load.mockRejectedValueOnce(new Error('offline'));
  const link = createLazyLink(load);
  const client = createGraphClient({ link });
  const ask = () =>
    new Promise((resolve) =>
      ApolloLink.execute(link, { query: ADDED }, { client }).subscribe({
        next: resolve,
        error: resolve,
      }),
    );
  expect(load).not.toHaveBeenCalled();
  expect(await ask()).toEqual(new Error('offline'));
  expect(await ask()).toEqual({ data: { messageAdded: null } });
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
});
