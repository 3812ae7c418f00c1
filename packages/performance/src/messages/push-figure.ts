import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { LiveEvents } from '@tbt/contracts';
import { createUserEvents, createJsonPush } from '@tbt/gateway';
import { createLogger } from '@tbt/service-kit';
import { memoryBus } from '@tbt/service-kit/testing';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { ratio } from '../harness/statistics';

const SOCKETS = 200;
const MESSAGES = 200;
const USER = 2;

/** Opens the sockets in a thread of its own, and says when each has got all messages. */
const CLIENTS = `
const { parentPort, workerData } = require('node:worker_threads');
const { WebSocket } = require('ws');
let got = 0;
for (let at = 0; at < workerData.sockets; at += 1) {
  const socket = new WebSocket(workerData.url);
  socket.on('message', () => {
    got += 1;
    if (got % (workerData.sockets * workerData.messages) === 0) parentPort.postMessage('all');
  });
}
parentPort.on('message', () => process.exit(0));
`;

const message = {
  ...{ id: '7', conversationId: '3', seq: 7, clientMessageId: null, senderId: '1' },
  ...{ recipientId: String(USER), jobId: null, isRead: false },
  content: 'Eight, with a full hour for adults. The last one is at half past three.',
  createdAt: '2027-03-05T14:00:00.000Z',
};
const event: LiveEvents['message.added'] = {
  ...{ conversationId: 3, messageId: 7, seq: 7, senderId: 1, recipientId: USER },
  clientMessageId: null,
};

/** Messages a second to 200 sockets, by the gateway's push and by a bare broadcast of the same frame. */
export async function pushFigure(slices: number): Promise<Figure> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const sockets: WebSocket[] = [];
  const isFull = new Promise<void>((resolve) => {
    server.on('connection', (socket) => {
      if (sockets.push(socket) === SOCKETS) resolve();
    });
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients = new Worker(CLIENTS, {
    eval: true,
    workerData: { url, sockets: SOCKETS, messages: MESSAGES },
  });
  await isFull;

  const bus = memoryBus();
  const logger = createLogger({ service: 'gateway', level: 'error' });
  const execute = () => Promise.resolve({ data: { message } });
  const push = createJsonPush({
    events: createUserEvents(bus, logger),
    executor: { execute } as unknown as Parameters<typeof createJsonPush>[0]['executor'],
    logger,
  });
  const caller = () => Promise.resolve({} as never);
  for (const socket of sockets) push.add({ socket, actorId: USER, caller });

  const frame = JSON.stringify({ type: 'new_message', message });
  const send = {
    push: () => bus.live.publish('message.added', event),
    bare: () => {
      for (const socket of sockets) socket.send(frame);
      return Promise.resolve();
    },
  };
  const rates = await takeTurns(
    ['push', 'bare'],
    async (name) => {
      const all = once(clients, 'message');
      const start = performance.now();
      for (let at = 0; at < MESSAGES; at += 1) {
        await send[name]();
        // The clients' thread and the sockets have their turns as well.
        if (at % 10 === 9) await new Promise(setImmediate);
      }
      await all;
      return MESSAGES / (performance.now() - start);
    },
    slices,
  );
  clients.postMessage('end');
  await clients.terminate();
  server.close();
  return {
    name: `messages a second to ${SOCKETS} sockets: /ws ÷ bare ws`,
    unit: 'times',
    value: ratio(rates.push, rates.bare),
    target: { atLeast: 0.5 },
  };
}
