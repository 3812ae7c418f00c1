import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { baseUrl, call, get, graph, post, problemOf } from './support/api';
import { demoPerson } from './support/people';
import { refusedUpgrade } from './support/socket';

type Answer = { status: number; headers: IncomingHttpHeaders };

/** Sends address, method and headers unchanged. */
function send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const { hostname, port } = new URL(baseUrl());
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      const { statusCode: status = 0, headers: answered } = response;
      response.on('end', () => resolve({ status, headers: answered }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const PROBLEM = expect.stringMatching(/^application\/problem\+json/) as unknown as string;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const JSON_TYPE = { 'content-type': 'application/json' };

describe('requests that no browser sends', () => {
  it('may send Expect: 100-continue', async () => {
    const headers = { ...JSON_TYPE, expect: '100-continue' };
    expect((await send('POST', '/api/auth/login', headers, Buffer.from('{}'))).status).toBe(400);
  });

  it('are refused in the order of the contract, at any size', async () => {
    const large = Buffer.alloc(4 * 1024 * 1024, 'x');
    for (const [method, path, status] of [
      ['POST', '/api/nowhere', 404],
      ['PUT', '/api/jobs', 405],
      ['POST', '/api/jobs', 413],
    ] as const) {
      const answer = await send(method, path, JSON_TYPE, large);
      expect([path, answer.status, answer.headers['content-type']]).toEqual([
        path,
        status,
        PROBLEM,
      ]);
    }
  });

  it.each([
    '/api/jobs/..%2fusers%2f2',
    '/api/%2e%2e/jobs',
    '/api/../jobs',
    // HAProxy refuses another host itself.
    ...(process.env.CONTRACT_BALANCER === 'haproxy' ? [] : ['http://a.test/api/jobs']),
  ])('are not found at %s', async (path) => {
    const { status, headers } = await send('GET', path);
    expect([status, headers['content-type']]).toEqual([404, PROBLEM]);
    expect(headers['x-request-id']).toBeTruthy();
  });

  it.each(['TRACE', 'PROPFIND'])('by %s get the allowed methods', async (method) => {
    const known = await send(method, '/api/jobs');
    expect([known.status, known.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect((await send(method, '/api/nowhere')).status).toBe(404);
  });

  it('are malformed when they lie too deep, and may have any unknown parameter', async () => {
    const login = await post('/api/auth/login', `{"email":${nested(3000)}}`);
    problemOf(login, 400, 'VALIDATION_FAILED');
    const variables = `{"query":"{ me { id } }","variables":{"a":${nested(40_000)}}}`;
    expect((await post('/graphql', variables)).status).toBe(400);
    expect((await get('/api/jobs?x=%00')).status).toBe(200);
  });

  it('name no seq beyond what there can be', async () => {
    const { id, token } = await demoPerson('clinic');
    const answer = await get(`/api/messages/conversation/${id}/1?before=2147483648`, { token });
    problemOf(answer, 400, 'VALIDATION_FAILED');
  });

  it.each([1, 2_147_483_648, 999_999_999_999])(
    'write to nothing under an id that nothing has: %i',
    async (offset) => {
      const id = 2_147_483_647 + offset;
      const [clinic, temp] = [await demoPerson('clinic'), await demoPerson('hygienist')];
      const [asClinic, asTemp] = [{ token: clinic.token }, { token: temp.token }];
      for (const step of ['accept', 'decline'])
        problemOf(
          await post(`/api/applications/${id}/${step}`, undefined, asClinic),
          404,
          'NOT_FOUND',
        );
      const path = `/api/applications/${id}/withdraw`;
      problemOf(await post(path, undefined, asTemp), 404, 'NOT_FOUND');
      problemOf(await call('DELETE', `/api/schedules/${id}`, asTemp), 404, 'NOT_FOUND');
      const apply = await post('/api/applications', { jobId: id }, asTemp);
      expect([400, 404]).toContain(apply.status);
      const message = { recipientId: clinic.id, content: 'About a shift', jobId: id };
      expect([400, 404]).toContain((await post('/api/messages', message, asTemp)).status);
      const read = `/api/messages/conversation/${id}/${temp.id}/read`;
      problemOf(await post(read, undefined, asTemp), 404, 'NOT_FOUND');
    },
  );

  it("are the caller's mistake in the graph", async () => {
    for (const query of [
      'query A { me { id } } query B { me { id } }',
      'subscription { messageAdded { id } }',
      '{ jobs(filter: { city: "a\\u0000b" }) { edges { cursor } } }',
    ]) {
      const { status, errors } = await graph(query);
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('are foreign from a name that only DNS leads here', async () => {
    const rebound = { host: 'evil.test', origin: 'http://evil.test' };
    for (const path of ['/ws', '/graphql']) expect(await refusedUpgrade(path, rebound)).toBe(421);
    for (const path of ['/', '/jobs', '/api/jobs', '/graphql', '/remotes.json', '/nothing']) {
      const { status, headers } = await send('GET', path, { host: 'evil.test' });
      expect({ path, status }).toEqual({ path, status: 421 });
      expect(JSON.stringify(headers)).not.toContain('evil');
    }
  });
});
