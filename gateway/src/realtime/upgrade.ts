import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  hasSecondHost,
  refuseConnection,
  SECOND_HOST,
  UNKNOWN_HOST,
  type PlainProblem,
} from '@tbt/service-kit';
import type { WebSocketServer } from 'ws';
import { isAllowedOrigin } from '../origin-check';
import type { OriginRules } from '../origin-check';

export type SocketPaths = Readonly<Record<string, WebSocketServer>>;

export type UpgradeRules = {
  origins: OriginRules;
  isAllowedHost: (request: IncomingMessage) => boolean;
};

const STOPPING: PlainProblem = { status: 503, code: 'UNAVAILABLE', key: 'problem.unavailable' };
const NO_SOCKET: PlainProblem = { status: 404, code: 'NOT_FOUND', key: 'problem.notFound' };
const FOREIGN: PlainProblem = { status: 403, code: 'FORBIDDEN', key: 'problem.foreignOrigin' };

/** 400 for a second host, 421 for a foreign one, 404 for an unknown path, 403 for a foreign origin. @returns a switch to refuse all upgrades. */
export function acceptUpgrades(
  server: Server,
  paths: SocketPaths,
  { origins, isAllowedHost }: UpgradeRules,
): () => void {
  let isClosing = false;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const [path = ''] = (request.url ?? '').split('?', 1);
    const sockets = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (isClosing) return refuseConnection(socket, request, STOPPING);
    if (hasSecondHost(request)) return refuseConnection(socket, request, SECOND_HOST);
    if (!isAllowedHost(request)) return refuseConnection(socket, request, UNKNOWN_HOST);
    if (!sockets) return refuseConnection(socket, request, NO_SOCKET);
    if (!isAllowedOrigin(request, origins)) return refuseConnection(socket, request, FOREIGN);
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      sockets.emit('connection', webSocket, request),
    );
  });
  return () => {
    isClosing = true;
  };
}
