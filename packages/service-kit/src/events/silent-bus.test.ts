import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { silentLogger } from '../testing';
import { createPostgresBus } from './postgres-bus';

it('a live signal does not wait for an unresponsive bus', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `postgres://robin@127.0.0.1:${port}/bus`;
  const bus = createPostgresBus({ url, service: 'messaging', logger: silentLogger() });

  const startedAt = Date.now();
  await bus.live.publish('typing', { senderId: 4, recipientId: 5, isTyping: true });
  expect(Date.now() - startedAt).toBeLessThan(2_000);

  for (const socket of sockets) socket.destroy();
  server.close();
});
