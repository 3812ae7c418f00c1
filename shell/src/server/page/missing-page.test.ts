/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@tbt/service-kit';
import { isMissingPage } from './missing-page';

let gateway: Server;
let gatewayUrl: string;
let seen: IncomingHttpHeaders | undefined;

beforeEach(async () => {
  seen = undefined;
  gateway = createServer((request, response) => {
    seen = request.headers;
    if (request.url === '/api/jobs/6') return;
    response.statusCode =
      { '/api/jobs/9': 404, '/api/users/9': 404, '/api/jobs/8': 503 }[request.url ?? ''] ?? 200;
    response.end(JSON.stringify({ role: request.url === '/api/users/5' ? 'clinic' : 'hygienist' }));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const call = {
  id: 'request-1',
  headers: { host: 'site.test', cookie: 'session=1', 'x-forwarded-for': '6.6.6.6' },
  socket: { remoteAddress: '10.0.0.7' },
};

const ask = (address: string) =>
  isMissingPage(address, call, {
    gatewayUrl,
    proxySecret: 'shared-with-the-gateway',
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir: '',
    logger: createLogger({ service: 'shell', level: 'silent' }),
  });

it.each([
  ['/jobs/9', true],
  ['/jobs/9/', true],
  ['/jobs/7', false],
  ['/jobs/8', false],
  ['/jobs', false],
  ['/professionals/9', true],
  ['/professionals/7', false],
  ['/clinics/9/', true],
  ['/clinics/5', false],
  ['/clinics/8', true],
  ['/professionals/5', true],
  ['/shifts/9/booked', false],
])('of %s says that it is missing: %s', async (address, isMissing) => {
  expect(await ask(address)).toBe(isMissing);
});

it.each(['/jobs/x', '/professionals/0', '/clinics/..', '/clinics/%2e%2e', '/jobs/1e3'])(
  'of %s is missing without a query',
  async (address) => {
    expect(await ask(address)).toBe(true);
    expect(seen).toBeUndefined();
  },
);

it('queries as the viewer, with the proof of this server', async () => {
  await ask('/jobs/9');
  expect(seen).toMatchObject({
    cookie: 'session=1',
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-host': 'site.test',
    'x-proxy-secret': 'shared-with-the-gateway',
  });
});

it('treats a gateway timeout as an existing page', async () => {
  expect(await ask('/jobs/6')).toBe(false);
  gateway.closeAllConnections();
  gateway.close();
  expect(await ask('/jobs/9')).toBe(false);
});
