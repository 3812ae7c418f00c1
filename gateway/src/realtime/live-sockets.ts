import type { Bus, Logger } from '@tbt/service-kit';
import type { WebSocket } from 'ws';
import { CLOSE } from './close-codes';

export type LiveSocket = {
  socket: WebSocket;
  /** Of the account, whomever it acts for. */
  userId: number;
  sessionId: number | null;
  /** False when the session has ended; errors count as true. */
  isSessionOpen(): Promise<boolean>;
};

export type LiveSockets = {
  /** @returns false for a socket that has closed, and above the user's maximum, where it is closed. */
  add(entry: LiveSocket): boolean;
  /** A socket without a session, with a maximum for its address. @returns as `add`. */
  addVisitor(socket: WebSocket, address: string | null): boolean;
  size(): number;
  /** Closes every socket with the restart code. */
  close(): void;
};

const HEARTBEAT_MS = 30_000;
/** Per user and replica: twenty tabs with both protocols. */
const SOCKETS_MAX = 40;

/** Per address and replica: an office or a school shares one. */
const VISITOR_SOCKETS_MAX = 40;

/** Closes sockets with an ended session or a dead peer. */
export function createLiveSockets(options: {
  bus: Pick<Bus, 'live'>;
  logger: Logger;
  heartbeatMs?: number;
}): LiveSockets {
  // By user: a session that ends is one look-up, however many sockets are open.
  const entries = new Map<number, LiveSocket[]>();
  let size = 0;
  const silent = new WeakSet<WebSocket>();
  const visitors = new Map<string, number>();

  type Concerned = Pick<LiveSocket, 'userId' | 'sessionId'>;
  const closeWith =
    (code: number) =>
    ({ userId, sessionId }: Concerned): void => {
      for (const entry of [...(entries.get(userId) ?? [])])
        if (sessionId === null || entry.sessionId === sessionId) entry.socket.close(code);
    };
  const { live } = options.bus;
  const stops = [
    live.subscribe('session.revoked', closeWith(CLOSE.unauthenticated)),
    // The client reconnects, as what the session acts for now.
    live.subscribe('session.changed', closeWith(CLOSE.restart)),
  ];

  const beat = async ({ socket, isSessionOpen }: LiveSocket) => {
    if (silent.has(socket)) return socket.terminate();
    silent.add(socket);
    socket.ping();
    if (!(await isSessionOpen())) socket.close(CLOSE.unauthenticated);
  };
  const timer = setInterval(() => {
    for (const entry of [...entries.values()].flat()) {
      beat(entry).catch((error: unknown) =>
        options.logger.warn({ err: error }, 'heartbeat failed'),
      );
    }
  }, options.heartbeatMs ?? HEARTBEAT_MS);
  timer.unref();

  return {
    size: () => size,
    add(entry) {
      // Closed while its session was read: no event would remove it.
      if (entry.socket.readyState !== entry.socket.OPEN) return false;
      const { socket, userId } = entry;
      const own = entries.get(userId) ?? [];
      if (own.length >= SOCKETS_MAX) {
        socket.close(CLOSE.tryLater);
        return false;
      }
      entries.set(userId, [...own, entry]);
      size += 1;
      socket.on('pong', () => silent.delete(socket));
      socket.on('close', () => {
        size -= 1;
        const left = (entries.get(userId) ?? []).filter((other) => other !== entry);
        if (left.length > 0) entries.set(userId, left);
        else entries.delete(userId);
      });
      return true;
    },
    addVisitor(socket, address) {
      if (socket.readyState !== socket.OPEN) return false;
      const key = address ?? '';
      const open = visitors.get(key) ?? 0;
      if (open >= VISITOR_SOCKETS_MAX) {
        socket.close(CLOSE.tryLater);
        return false;
      }
      visitors.set(key, open + 1);
      socket.on('close', () => {
        const left = (visitors.get(key) ?? 1) - 1;
        if (left > 0) visitors.set(key, left);
        else visitors.delete(key);
      });
      return true;
    },
    close() {
      clearInterval(timer);
      for (const stop of stops) stop();
      for (const { socket } of [...entries.values()].flat()) socket.close(CLOSE.restart);
    },
  };
}
