import { EventEmitter } from 'node:events';
import { memoryBus, silentLogger } from '@tbt/service-kit/testing';
import type { WebSocket } from 'ws';
import { CLOSE } from './close-codes';
import { createLiveSockets } from './live-sockets';
import { toPeer } from './socket-caller';

function visitorSocket() {
  const close = jest.fn();
  const socket = Object.assign(new EventEmitter(), { close, readyState: 1, OPEN: 1 });
  return { socket: socket as unknown as WebSocket, close };
}

it('limits sockets without a session by address, until one closes', () => {
  const live = createLiveSockets({ bus: memoryBus(), logger: silentLogger() });
  const open = Array.from({ length: 40 }, visitorSocket);
  for (const { socket } of open) expect(live.addVisitor(socket, '192.0.2.1')).toBe(true);
  const late = visitorSocket();
  expect(live.addVisitor(late.socket, '192.0.2.1')).toBe(false);
  expect(late.close).toHaveBeenCalledWith(CLOSE.tryLater);
  expect(live.addVisitor(visitorSocket().socket, '192.0.2.2')).toBe(true);
  open[0]?.socket.emit('close');
  expect(live.addVisitor(visitorSocket().socket, '192.0.2.1')).toBe(true);
  live.close();
});

it('keeps no socket that closed while its session was read', () => {
  const live = createLiveSockets({ bus: memoryBus(), logger: silentLogger() });
  const left = () => Object.assign(visitorSocket().socket, { readyState: 3 });
  const viewer = { userId: 1, sessionId: 1, role: 'hygienist', isAdmin: false } as const;
  const peerOf = (socket: WebSocket) => toPeer(socket, viewer as never, async () => ({}) as never);
  for (let times = 0; times < 50; times += 1) {
    expect(live.add(peerOf(left()))).toBe(false);
    expect(live.addVisitor(left(), '192.0.2.1')).toBe(false);
  }
  expect(live.size()).toBe(0);
  const { socket } = visitorSocket();
  expect(live.add(peerOf(socket))).toBe(true);
  expect(live.addVisitor(visitorSocket().socket, '192.0.2.1')).toBe(true);
  live.close();
});
