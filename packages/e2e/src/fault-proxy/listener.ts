import type { AddressInfo, Server, Socket } from 'node:net';
import { LOOPBACK } from './fault';

/** A server that can stop and start again on its port. */
export interface Listener {
  port(): number;
  open(): Promise<void>;
  shut(): Promise<void>;
  breakAll(): void;
}

export function createListener(server: Server): Listener {
  const sockets = new Set<Socket>();
  let port = 0;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Callers may disconnect.
    socket.on('error', () => socket.destroy());
  });
  const breakAll = () => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    port: () => port,
    breakAll,
    open: () =>
      new Promise((resolve, reject) => {
        if (server.listening) return resolve();
        server.once('error', reject);
        server.listen(port, LOOPBACK, () => {
          server.removeListener('error', reject);
          port = (server.address() as AddressInfo).port;
          resolve();
        });
      }),
    shut: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        server.close(() => resolve());
        breakAll();
      }),
  };
}
