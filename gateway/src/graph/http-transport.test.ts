import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createViewerKeys, systemInfo } from '@tbt/service-kit';
import { httpTransport } from './http-transport';
import type { SubgraphTransport } from './subgraph-data-source';

const KEYS = createViewerKeys({ currentKeyId: 'k', keys: { k: 'x'.repeat(48) } });

let server: Server;
let transport: SubgraphTransport;
let calls: number;
let first: (response: ServerResponse) => void;

beforeEach(async () => {
  calls = 0;
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls += 1;
      if (calls === 1) return first(response);
      return void response.end(JSON.stringify({ data: { calls } }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/graphql`;
  transport = httpTransport({ name: 'identity', url, keys: KEYS, deadlineMs: 2_000 });
});
afterEach(async () => {
  await transport.close();
  server.closeAllConnections();
  server.close();
});

const execute = (query: string) =>
  transport.execute({ query, variables: {} }, systemInfo('gateway', 'request-1'));

const BROKEN: [string, (response: ServerResponse) => void][] = [
  ['broke the connection', (response) => void response.destroy()],
  ['is not reached by the balancer', (response) => void response.writeHead(502).end()],
];

it.each(BROKEN)(
  'asks another replica once when the first %s, for a read only',
  async (_, fault) => {
    first = fault;
    expect(await execute('query Me { me { id } }')).toEqual({ data: { calls: 2 } });
    calls = 0;
    await expect(execute('mutation Out { logOut { isLoggedOut } }')).rejects.toThrow();
    expect(calls).toBe(1);
  },
);

it.each([
  ['nonsense', (response: ServerResponse) => void response.end('<html>')],
  ['an error', (response: ServerResponse) => void response.writeHead(500).end('{}')],
])('does not retry after %s', async (_, fault) => {
  first = fault;
  await expect(execute('{ me { id } }')).rejects.toThrow();
  expect(calls).toBe(1);
});
