import type { Bus, Logger } from '@tbt/service-kit';
import type { WebSocket } from 'ws';
import { CLOSE } from './close-codes';
import { isActingAs, type Peer } from './socket-caller';

export type LiveSockets = {
  /** @returns false for a socket that has closed, and above the user's maximum, where it is closed. */
  add(peer: Peer): boolean;
  remove(peer: Peer): void;
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

export function createLiveSockets(options: {
  bus: Pick<Bus, 'live'>;
  logger: Logger;
  heartbeatMs?: number;
}): LiveSockets {
  // By user: a session that ends is one look-up, however many sockets are open.
  const peers = new Map<number, readonly Peer[]>();
  let size = 0;
  const silent = new WeakSet<WebSocket>();
  function heard(this: WebSocket): void {
    silent.delete(this);
  }
  const visitors = new Map<string, number>();

  type Concerned = Pick<Peer, 'userId' | 'sessionId'>;
  const closeWith =
    (code: number) =>
    ({ userId, sessionId }: Concerned): void => {
      for (const peer of peers.get(userId) ?? [])
        if (sessionId === null || peer.sessionId === sessionId) peer.socket.close(code);
    };
  const { live } = options.bus;
  const stops = [
    live.subscribe('session.revoked', closeWith(CLOSE.unauthenticated)),
    // The client reconnects, as what the session acts for now.
    live.subscribe('session.changed', closeWith(CLOSE.restart)),
  ];

  /** False when the session has ended or acts for another; errors count as true. */
  const isSessionOpen = async ({ caller, actorId }: Peer): Promise<boolean> => {
    const now = await caller();
    return now.isViewerUnknown || isActingAs(now.info.viewer, actorId);
  };
  const beat = async (peer: Peer) => {
    const { socket } = peer;
    if (silent.has(socket)) return socket.terminate();
    silent.add(socket);
    socket.ping();
    if (!(await isSessionOpen(peer))) socket.close(CLOSE.unauthenticated);
  };
  const timer = setInterval(() => {
    for (const peer of [...peers.values()].flat()) {
      beat(peer).catch((error: unknown) => options.logger.warn({ err: error }, 'heartbeat failed'));
    }
  }, options.heartbeatMs ?? HEARTBEAT_MS);
  timer.unref();

  return {
    size: () => size,
    add(peer) {
      const { socket, userId } = peer;
      // Closed while its session was read: no event would remove it.
      if (socket.readyState !== socket.OPEN) return false;
      const own = peers.get(userId) ?? [];
      if (own.length >= SOCKETS_MAX) {
        socket.close(CLOSE.tryLater);
        return false;
      }
      peers.set(userId, [...own, peer]);
      size += 1;
      socket.on('pong', heard);
      return true;
    },
    remove({ socket, userId }) {
      const own = peers.get(userId) ?? [];
      const left = own.filter((other) => other.socket !== socket);
      size -= own.length - left.length;
      if (left.length > 0) peers.set(userId, left);
      else peers.delete(userId);
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
      for (const { socket } of [...peers.values()].flat()) socket.close(CLOSE.restart);
    },
  };
}
