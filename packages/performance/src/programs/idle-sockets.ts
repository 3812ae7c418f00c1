import { createServer, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createUserEvents, createJsonPush, createJsonSocket } from '@tbt/gateway';
import { createLiveSockets, createPresence } from '@tbt/gateway';
import { createLogger } from '@tbt/service-kit';
import { memoryBus } from '@tbt/service-kit/testing';
import * as z from 'zod';
import { WebSocketServer } from 'ws';
import { readEnv } from './env';

type SocketParts = Parameters<typeof createJsonSocket>[0];

/** The gateway's JSON socket; its reads through the graph are never asked for. */
function jsonSocket(): WebSocketServer {
  const logger = createLogger({ service: 'gateway', level: 'error' });
  const bus = memoryBus();
  const executor = {
    execute: () => Promise.reject(new Error('An idle socket reads nothing')),
  } as SocketParts['executor'];
  const readCaller = (async ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const userId = Number(headers.cookie);
    const viewer = { userId, sessionId: userId, role: 'hygienist', isAdmin: false };
    return { info: { viewer }, isViewerUnknown: false, isForgeable: false };
  }) as unknown as SocketParts['readCaller'];
  const events = createUserEvents(bus, logger);
  return createJsonSocket({
    ...{ executor, readCaller, logger },
    push: createJsonPush({ events, executor, logger }),
    presence: createPresence(bus, logger),
    live: createLiveSockets({ bus, logger }),
  });
}

function bareSocket(): WebSocketServer {
  const server = new WebSocketServer({ noServer: true });
  server.on('connection', (socket) => {
    socket.on('message', () => undefined);
    socket.on('error', () => socket.terminate());
  });
  return server;
}

const env = readEnv({ SOCKET_KIND: z.enum(['bare', 'gateway']) });
const sockets = env.SOCKET_KIND === 'bare' ? bareSocket() : jsonSocket();
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** `/memory` answers with the resident bytes after a collection. */
const server = createServer((request, response) => {
  if (request.url === '/memory') {
    collect();
    collect();
    response.end(String(process.memoryUsage.rss()));
  } else response.end('ready');
});
server.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (opened) =>
    sockets.emit('connection', opened, request),
  ),
);
server.listen(env.PORT, '127.0.0.1');
