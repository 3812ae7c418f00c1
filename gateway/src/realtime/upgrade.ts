import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { isAllowedOrigin } from '../origin-check';
import type { OriginRules } from '../origin-check';

/** Which socket server answers at which path. */
export type SocketPaths = Readonly<Record<string, WebSocketServer>>;

/** From where, and under which names, sockets may be opened. */
export type UpgradeRules = {
  origins: OriginRules;
  isAllowedHost: (request: IncomingMessage) => boolean;
};

function refuse(socket: Duplex, status: 403 | 404 | 421 | 503): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

/**
 * Takes over upgrade requests: 421 for a foreign host, 404 at an unknown path, 403 for a foreign origin.
 * @returns how to refuse every further one.
 */
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
    if (isClosing) return refuse(socket, 503);
    if (!isAllowedHost(request)) return refuse(socket, 421);
    if (!sockets) return refuse(socket, 404);
    if (!isAllowedOrigin(request, origins)) return refuse(socket, 403);
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      sockets.emit('connection', webSocket, request),
    );
  });
  return () => {
    isClosing = true;
  };
}
