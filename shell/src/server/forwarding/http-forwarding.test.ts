import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { RequestOptions, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, type RunningServer } from '@tbt/service-kit';
import { createSiteServer } from '../site-server';

const MEGABYTE = 1024 * 1024;

let place: string;
let gateway: Server;
let running: RunningServer;
let seen: { method?: string; url?: string; headers: IncomingHttpHeaders; size: number };

/** Counts received bytes, except at a path where it answers without reading. */
async function startGateway(): Promise<string> {
  gateway = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, size: 0 };
    response.setHeader('content-type', 'application/problem+json');
    if (url === '/api/refuses') return response.writeHead(413).end('{"status":413}');
    if (url === '/api/breaks') return request.socket.destroy();
    if (url === '/api/hangs') return;
    try {
      for await (const chunk of request) seen.size += (chunk as Buffer).length;
    } catch {
      return;
    }
    return response.writeHead(201).end('{}');
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(place, 'site'));
  writeFileSync(path.join(place, 'site/entry.json'), '{"scripts":[],"styles":[]}');
  const server = await createSiteServer({
    publicUrl: 'http://site.test',
    gatewayUrl: await startGateway(),
    releasesDir: place,
    siteDir: path.join(place, 'site'),
    idleMs: 300,
    logger: createLogger({ service: 'shell', level: 'silent' }),
  });
  running = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await running.close();
  gateway.closeAllConnections();
  gateway.close();
  rmSync(place, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

function call(method: string, address: string, options: RequestOptions = {}, body?: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(running.url);
    const target = { host: '127.0.0.1', port, method, path: address, ...options };
    const request = httpRequest(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text: Buffer.concat(chunks).toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('bodies', () => {
  it('of any size reach the gateway as they are, framed either way', async () => {
    const body = Buffer.alloc(3 * MEGABYTE, 'x');
    const sized = { headers: { 'content-length': body.length, 'content-type': 'text/odd' } };
    expect((await call('POST', '/api/jobs', sized, body)).status).toBe(201);
    expect(seen).toMatchObject({ size: body.length, headers: { 'content-type': 'text/odd' } });
    const chunked = { headers: { 'transfer-encoding': 'chunked' } };
    expect((await call('DELETE', '/api/jobs', chunked, body)).status).toBe(201);
    expect(seen).toMatchObject({ method: 'DELETE', size: body.length });
    const hidden = { headers: { 'content-length': 2, connection: 'content-length' } };
    await call('DELETE', '/api/jobs', hidden, Buffer.from('{}'));
    expect(seen.size).toBe(2);
    await call('POST', '/api/jobs');
    expect(seen.headers).toMatchObject({ 'content-length': '0' });
    expect(seen.headers['transfer-encoding']).toBeUndefined();
  });

  it('that the gateway refuses unread get its response while the body is still sent', async () => {
    const body = Buffer.alloc(8 * MEGABYTE, 'x');
    for (let at = 0; at < 5; at += 1) {
      const answer = await call('POST', '/api/refuses', {}, body);
      expect([answer.status, answer.text]).toEqual([413, '{"status":413}']);
    }
  });

  it('of pages are not read at all', async () => {
    const headers = { 'content-type': 'text/odd' };
    const answer = await call('POST', '/jobs', { headers }, Buffer.alloc(2 * MEGABYTE));
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

it('answers 408 for a body that stops arriving, and closes the connection', async () => {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  socket.write('POST /api/jobs HTTP/1.1\r\nHost: site.test\r\nContent-Length: 100\r\n\r\n{');
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'close');
  expect(text).toContain('HTTP/1.1 408 Request Timeout');
  expect(text).toContain('The request did not arrive in time. Send it again.');
  expect(text).toMatch(/^connection: close\r$/im);
  expect(text).not.toMatch(/retry-after/i);
});

it('answers 503 for a gateway that does not answer a whole request', async () => {
  const answer = await call('POST', '/api/hangs', {}, Buffer.from('{}'));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
});

it('answers Expect itself and drops hop-by-hop headers', async () => {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  socket.write(
    'POST /api/jobs HTTP/1.1\r\nHost: site.test\r\nExpect: 100-continue\r\nContent-Length: 2\r\n' +
      'Connection: close, X-Own\r\nX-Own: 1\r\nTE: trailers\r\nProxy-Connection: keep-alive\r\n\r\n',
  );
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
    if (/^HTTP\/1.1 100 Continue\r\n\r\n$/.test(text)) socket.write('{}');
  });
  await once(socket, 'close');
  expect(text).toContain('HTTP/1.1 201 Created');
  expect(seen.size).toBe(2);
  for (const name of ['expect', 'x-own', 'te', 'proxy-connection'])
    expect(seen.headers[name]).toBeUndefined();
});

describe('addresses and methods', () => {
  it.each(['/api/jobs/..%2fusers%2f2', '/api/%2e%2e/readyz', '/api/../readyz'])(
    'pass %s on untouched',
    async (address) => {
      expect((await call('GET', address)).status).toBe(201);
      expect(seen.url).toBe(address);
    },
  );

  it('refuse an absolute address', async () => {
    const answer = await call('GET', 'http://site.test/api/jobs');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'NOT_FOUND',
      requestId: answer.headers['x-request-id'],
    });
  });

  it.each(['TRACE', 'PROPFIND', 'M-SEARCH', 'OPTIONS', 'PATCH'])('pass %s on', async (method) => {
    expect((await call(method, '/api/jobs')).status).toBe(201);
    expect(seen.method).toBe(method);
  });
});

it('answers a problem for a gateway that breaks off', async () => {
  const answer = await call('POST', '/api/breaks', {}, Buffer.from('{}'));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(answer.text)).toMatchObject({
    code: 'UNAVAILABLE',
    reasons: [],
    requestId: answer.headers['x-request-id'],
  });
});
