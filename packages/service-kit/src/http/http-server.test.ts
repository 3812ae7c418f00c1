import { once } from 'node:events';
import { connect } from 'node:net';
import { createLogger } from '../logger';
import { createHttpServer, type HttpServerOptions } from './http-server';

const lines: string[] = [];
const logger = createLogger({
  service: 'http',
  level: 'info',
  destination: { write: (line) => void lines.push(line) },
});

function server(options: Partial<HttpServerOptions> = {}) {
  const made = createHttpServer({
    logger,
    ready: () => Promise.reject(new Error('db:5432')),
    ...options,
  });
  made.app.get('/bug', async () => {
    throw new Error('SELECT secret');
  });
  made.app.post('/echo', async (request) => request.body);
  return made.app;
}

it.each([
  ['body', 'POST /echo HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{'],
  ['head', 'POST /echo HTTP/1.1\r\nHost: here\r\nX-Slow: '],
])('answers 408 for a %s that does not arrive, and closes the connection', async (_part, sent) => {
  const made = createHttpServer({ logger, ready: async () => undefined, requestMs: 200 });
  made.app.post('/echo', async (request) => request.body);
  const running = await made.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(running.port, '127.0.0.1');
  socket.write(sent);
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'close');
  await running.close();
  expect(text).toContain('HTTP/1.1 408 Request Timeout');
  expect(text).toContain('The request did not arrive in time. Send it again.');
});

describe('createHttpServer', () => {
  it('hides the message of an unexpected error and logs it once with the request id', async () => {
    lines.length = 0;
    const headers = { 'x-request-id': 'request-77' };
    const response = await server().inject({ url: '/bug', headers });
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      code: 'INTERNAL',
      requestId: 'request-77',
      errors: [],
    });
    const errors = lines.filter((line) => line.includes('SELECT secret'));
    expect(errors).toHaveLength(1);
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ requestId: 'request-77' });
  });

  it('logs a request in one line without query, headers or body', async () => {
    lines.length = 0;
    await server().inject({
      method: 'POST',
      url: '/echo?email=a@b.ca',
      headers: { cookie: 'sid=1' },
      payload: { password: 'hunter2' },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/echo', status: 200 });
    expect(lines[0]).not.toMatch(/a@b|sid|hunter2/);
  });

  it('accepts only well-formed request ids of trusted callers', async () => {
    const idFor = async (sent: string, trustRequestId: boolean) => {
      const request = { url: '/healthz', headers: { 'x-request-id': sent } };
      const response = await server({ trustRequestId }).inject(request);
      return response.headers['x-request-id'];
    };
    await expect(idFor('request-77', true)).resolves.toBe('request-77');
    await expect(idFor('request-77', false)).resolves.toMatch(/^[0-9a-f-]{36}$/);
    await expect(idFor('{"x":1}', true)).resolves.toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not reveal why it is not ready unless names are given', async () => {
    const response = await server().inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.body).toBe('{"missing":["unknown"]}');
  });

  it('stays ready and names what is away without making requests fail', async () => {
    const degraded = () => ['broker'];
    const response = await server({ ready: async () => undefined, degraded }).inject('/readyz');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ missing: [], degraded: ['broker'] });
  });

  it('answers under its own host names only, except on operational routes', async () => {
    const app = server({ isAllowedHost: ({ headers }) => headers.host === 'site.test' });
    const statusOf = async (url: string, host: string) =>
      (await app.inject({ url, headers: { host } })).statusCode;
    expect(await statusOf('/bug', 'site.test')).toBe(500);
    expect(await statusOf('/bug', 'elsewhere.test')).toBe(421);
    expect(await statusOf('/nothing-here', 'elsewhere.test')).toBe(421);
    expect(await statusOf('/healthz', 'elsewhere.test')).toBe(200);
  });

  it('refuses another host with a problem in the language of the request', async () => {
    const app = server({ isAllowedHost: () => false });
    const headers = { 'accept-language': 'fr-CA' };
    const answer = await app.inject({ url: '/bug', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      type: '/api/docs#NOT_FOUND',
      title: 'Misdirected Request',
      status: 421,
      detail: 'Rien n’est servi sous ce nom d’hôte. PUBLIC_URL indique celui du site.',
      code: 'NOT_FOUND',
      errors: [],
      reasons: [],
      requestId: answer.headers['x-request-id'],
    });
  });

  it('can hide its metrics', async () => {
    const response = await server({ exposeMetrics: false }).inject('/metrics');
    expect(response.statusCode).toBe(404);
  });

  it('shows requests by route, and the events that were given up', async () => {
    const app = server({});
    await app.inject('/healthz');
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/http_request_duration_seconds_count\{.*route="\/healthz"/);
    expect(body).toContain('# TYPE events_given_up_total counter');
  });
});
