import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { startBalancer, type Balancer } from './balancer';

let balancer: Balancer;
let replicas: Server[];

async function replica(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (request.url === `/break-${name}`) request.socket.destroy();
      else response.end(name);
    });
  });
  new WebSocketServer({ server }).on('connection', (socket) => socket.send(name));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const ask = async (path = '/', method = 'GET') => {
  const body = method === 'POST' ? 'x' : undefined;
  const answer = await fetch(`http://127.0.0.1:${balancer.port}${path}`, { method, body });
  return answer.ok ? answer.text() : answer.status;
};

beforeEach(async () => {
  replicas = [await replica('a'), await replica('b')];
  balancer = await startBalancer();
  balancer.setPorts(replicas.map(portOf));
});
afterEach(async () => {
  await balancer.close();
  for (const server of replicas) {
    server.closeAllConnections();
    server.close();
  }
});

it('alternates replicas by request', async () => {
  const answers = [await ask(), await ask(), await ask(), await ask()];
  expect(answers.sort()).toEqual(['a', 'a', 'b', 'b']);
});

it('uses the other replicas when one is down, for writes too', async () => {
  replicas[0]?.close();
  for (const method of ['GET', 'POST', 'GET', 'POST']) expect(await ask('/', method)).toBe('b');
});

it('repeats a read that a replica broke, never a write', async () => {
  const writes = [await ask('/break-a', 'POST'), await ask('/break-a', 'POST')];
  expect(writes.sort()).toEqual([502, 'b']);
  for (let time = 0; time < 4; time += 1) expect(await ask('/break-a')).toBe('b');
});

it('skips a replica for a while after it broke a request', async () => {
  expect([await ask('/break-a'), await ask('/break-a')]).toEqual(['b', 'b']);
  const writes = [await ask('/', 'POST'), await ask('/', 'POST'), await ask('/', 'POST')];
  expect(writes).toEqual(['b', 'b', 'b']);
});

it('alternates replicas by socket, and skips one that is down', async () => {
  const greeting = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${balancer.port}/`);
    const [text] = (await once(socket, 'message')) as [Buffer];
    socket.terminate();
    return String(text);
  };
  expect([await greeting(), await greeting()].sort()).toEqual(['a', 'b']);
  replicas[1]?.close();
  replicas[1]?.closeAllConnections();
  expect([await greeting(), await greeting()]).toEqual(['a', 'a']);
});
