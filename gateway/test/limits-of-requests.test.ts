import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { fakeMessage, fakeMessaging, tokenOf } from './support/fake-graph';
import { listen, openSocket, startGateway, stopGateways, waitUntil } from './support/start-gateway';
import type { TestGateway } from './support/start-gateway';

afterEach(stopGateways);

const bearer = (userId: number) => ({ authorization: `Bearer ${tokenOf(userId)}` });
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const JSON_TYPE = { 'content-type': 'application/json' };

async function send(
  { gateway }: TestGateway,
  method: string,
  url: string,
  payload?: string,
  headers: Record<string, string> = JSON_TYPE,
) {
  const answer = await gateway.app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

function call(address: string, path: string, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const request = httpRequest(`http://${address}${path}`, options, (response) => {
      response.resume();
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => resolve({ status, headers }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('a body', () => {
  it('that is too large is refused while it is still on its way', async () => {
    const address = await listen(await startGateway());
    const body = Buffer.alloc(8 * 1024 * 1024, 'x');
    for (const path of ['/api/jobs', '/graphql']) {
      const { status, headers } = await call(address, path, body);
      expect([path, status]).toEqual([path, 413]);
      expect(headers.connection).not.toBe('close');
    }
    expect((await call(address, '/api/nowhere', body)).status).toBe(404);
    expect((await call(address, '/elsewhere', body)).status).toBe(404);
  });

  it('that lies deeper than anything of ours is refused as malformed', async () => {
    const gateway = await startGateway();
    for (const levels of [65, 3000, 40_000]) {
      const login = `{"email":${nested(levels)},"password":"long enough"}`;
      expect((await send(gateway, 'POST', '/api/auth/login', login)).status).toBe(400);
      const graph = `{"query":"{ me { id } }","variables":{"a":${nested(levels)}}}`;
      const { status, body } = await send(gateway, 'POST', '/graphql', graph);
      expect([status, body.includes('VALIDATION_FAILED')]).toEqual([400, true]);
    }
    const shallow = `{"query":"{ jobs { edges { cursor } } }","variables":{"a":${nested(40)}}}`;
    expect((await send(gateway, 'POST', '/graphql', shallow)).status).toBe(200);
    const query = encodeURIComponent('{ me { id } }');
    const deep = await gateway.get(`/graphql?query=${query}&variables={"a":${nested(3000)}}`, {
      'apollo-require-preflight': 'yes',
    });
    expect(deep.status).toBe(400);
  });
});

describe('an address', () => {
  it.each(['/api/jobs/..%2fusers%2f2', '/api/%2e%2e/jobs', '/elsewhere', '/api'])(
    'like %s is not found, whatever the method',
    async (url) => {
      const gateway = await startGateway();
      for (const method of ['GET', 'POST', 'PROPFIND', 'TRACE']) {
        const { status, headers } = await send(gateway, method, url, undefined, {});
        expect([status, headers['content-type']]).toEqual([
          404,
          expect.stringMatching(/^application\/problem\+json/),
        ]);
        expect(headers['x-request-id']).toBeTruthy();
      }
    },
  );

  it('that is known names its methods to every other one', async () => {
    const gateway = await startGateway();
    for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'LOCK', 'M-SEARCH', 'PATCH']) {
      const { status, headers } = await send(gateway, method, '/api/jobs', undefined, {});
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST']);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      const graph = await send(gateway, method, '/graphql', undefined, {});
      expect([graph.status, graph.headers.allow]).toEqual([405, 'GET, POST']);
    }
  });

  it('may have unknown parameters that hold anything', async () => {
    const { get } = await startGateway();
    expect((await get('/api/jobs/280?x=%00')).status).toBe(200);
    expect((await get('/api/jobs?x=%00&x=1')).status).toBe(200);
    expect((await get('/api/jobs?city=%00')).status).toBe(400);
  });
});

describe('a seq', () => {
  const tooLarge = 2_147_483_648;

  it('beyond what the graph counts is refused by REST', async () => {
    const { get } = await startGateway();
    for (const name of ['before', 'after']) {
      const answer = await get(`/api/messages/conversation/1/2?${name}=${tooLarge}`, bearer(1));
      expect([answer.status, answer.body.errors]).toMatchObject([400, [{ path: name }]]);
    }
  });

  it('is wrong or a gap on the socket, as is a frame that is too deep', async () => {
    const messaging = fakeMessaging({
      Query: {
        conversation: () => ({
          id: '5',
          lastSeq: 3,
          messages: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
        }),
      },
    });
    const { socket, frames } = await openSocket(
      await listen(await startGateway({ replaced: [messaging] })),
      1,
    );
    socket.send(JSON.stringify({ type: 'read', conversationId: 5, seq: tooLarge }));
    socket.send(JSON.stringify({ type: 'resume', conversationId: 5, afterSeq: tooLarge }));
    socket.send(`{"type":"message","content":${nested(20_000)}}`);
    await waitUntil(() => frames.length === 4);
    expect(frames.slice(1)).toMatchObject([
      { type: 'error', code: 'VALIDATION_FAILED' },
      { type: 'gap', conversationId: 5 },
      { type: 'error', code: 'VALIDATION_FAILED' },
    ]);
  });
});

describe('an operation', () => {
  it.each([
    ['an unknown name', 'query A { me { id } }', 'B'],
    ['no name among several', 'query A { me { id } } query B { me { id } }', undefined],
    ['a subscription', 'subscription { messageAdded { id } }', undefined],
    ['a NUL', '{ jobs(filter: { city: "a\\u0000b" }) { edges { cursor } } }', undefined],
  ])('with %s is the mistake of the caller', async (_, query, operationName) => {
    const { post } = await startGateway();
    const answer = await post('/graphql', { query, operationName });
    const [error] = answer.body.errors as { message: string; extensions: { code: string } }[];
    expect([answer.status, error?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(error?.message).not.toMatch(/Internal/);
  });
});

describe('the graph socket', () => {
  const outcome = (
    address: string,
    payload: { query: string; variables?: Record<string, unknown> },
  ) =>
    new Promise<string>((resolve) => {
      const client = createClient({
        url: `ws://${address}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        on: { closed: (event) => resolve(String((event as { code: number }).code)) },
      });
      client.subscribe(payload, {
        next: (result) => resolve(JSON.stringify(result)),
        error: (error) => Array.isArray(error) && resolve(JSON.stringify(error)),
        complete: () => undefined,
      });
    });

  it('closes with 1009 over 64 KiB, and refuses what is too deep', async () => {
    const address = await listen(await startGateway());
    const query = '{ jobs { edges { cursor } } }';
    expect(await outcome(address, { query, variables: { a: 'x'.repeat(70_000) } })).toBe('1009');
    const socket = new WebSocket(`ws://${address}/graphql`, 'graphql-transport-ws');
    const frames: string[] = [];
    socket.on('message', (data) => frames.push(String(data)));
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await waitUntil(() => frames.length === 1);
    const payload = `{"query":"${query}","variables":{"a":${nested(20_000)}}}`;
    socket.send(`{"type":"subscribe","id":"1","payload":${payload}}`);
    await waitUntil(() => frames.length === 2);
    expect(frames[1]).toContain('VALIDATION_FAILED');
    socket.close();
    const nul = '{ jobs(filter: { city: "a\\u0000b" }) { edges { cursor } } }';
    expect(await outcome(address, { query: nul })).toContain('VALIDATION_FAILED');
  });
});

describe('a conversation by REST', () => {
  const page = (seqs: number[], hasNextPage: boolean, hasPreviousPage: boolean) => ({
    id: '5',
    messages: {
      edges: seqs.map((seq) => ({ cursor: String(seq), node: fakeMessage(seq) })),
      pageInfo: { hasNextPage, hasPreviousPage },
    },
  });

  it.each([
    ['', [8, 9], false, true, 'before=8'],
    ['?before=3&limit=1', [2], true, true, 'before=2&limit=1'],
    ['?before=3', [1, 2], true, false, undefined],
    ['?after=3', [4, 5], true, true, 'after=5'],
    ['?after=3', [4, 5], false, true, undefined],
  ] as const)('of %s links to the next page', async (search, seqs, next, previous, link) => {
    const messaging = fakeMessaging({
      Query: { conversationWith: () => page([...seqs], next, previous) },
    });
    const { get } = await startGateway({ replaced: [messaging] });
    const path = '/api/messages/conversation/1/2';
    const answer = await get(`${path}${search}`, bearer(1));
    expect(answer.status).toBe(200);
    expect(answer.headers.link).toBe(link && `<${path}?${link}>; rel="next"`);
  });
});

describe('the description', () => {
  it.each(['/api/openapi.json', '/api/docs'])('at %s has a strong tag', async (path) => {
    const { get } = await startGateway();
    const first = await get(path);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('an origin', () => {
  it('is allowed when configured, or when it is the requested loopback host', async () => {
    const settings = { publicUrl: 'https://staffing.test', allowedOrigins: ['https://app.test'] };
    const { graph } = await startGateway({ settings });
    const statusOf = async (origin: string, host: string) => {
      const headers = { cookie: `__Host-tbt_session=${tokenOf(3)}`, origin, host };
      return (await graph('mutation { logOut { isLoggedOut } }', { headers })).status;
    };
    for (const [origin, host, status] of [
      ['https://staffing.test', 'staffing.test', 200],
      ['http://staffing.test', 'staffing.test', 403],
      ['https://app.test', 'staffing.test', 200],
      ['http://app.test', 'app.test', 403],
      ['http://evil.test:3000', 'evil.test:3000', 421],
      ['http://localhost:3000', 'localhost:3000', 200],
      ['http://127.0.0.1:3000', '127.0.0.1:3000', 200],
      ['http://[::1]:3000', '[::1]:3000', 200],
      ['https://localhost:3000', 'localhost:3000', 403],
      ['http://localhost:4000', 'localhost:3000', 403],
      ['null', 'localhost:3000', 403],
    ] as const) {
      expect([origin, host, await statusOf(origin, host)]).toEqual([origin, host, status]);
    }
  });
});
