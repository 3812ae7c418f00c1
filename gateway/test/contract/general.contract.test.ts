import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { baseUrl, call, get, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import { operation } from './support/documents';
import { newPerson } from './support/people';
import type { Person } from './support/people';
import { shiftOf } from './support/shifts';

const JSON_LIMIT = 100 * 1024;
const MISSING = 999_999_999;
const PUSH = {
  endpoint: 'https://push.example.test/1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};
const ARRIVAL = { estimatedArrival: '2100-01-01T00:00:00Z' };

let hygienist: Person;
let clinic: Person;

beforeAll(async () => {
  hygienist = await newPerson('hygienist');
  clinic = await newPerson('clinic');
});

describe('every answer', () => {
  it('carries a request id', async () => {
    for (const path of ['/api/jobs', '/api/nowhere', '/api/jobs/0']) {
      expect((await get(path)).headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    }
  });

  it('uses the requested language', async () => {
    const inFrench = { headers: { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' } };
    const french = problemOf(await get('/api/jobs/999999999', inFrench), 404, 'NOT_FOUND');
    const english = problemOf(await get('/api/jobs/999999999'), 404, 'NOT_FOUND');
    expect(french.detail).not.toBe(english.detail);
  });
});

describe('refusals come in the order of the contract', () => {
  it('404 for an unknown path, before anything else', async () => {
    const wrong = { body: '{bad', headers: { 'content-type': 'text/plain' } };
    problemOf(await call('POST', '/api/nowhere', wrong), 404, 'NOT_FOUND');
    problemOf(await call('PATCH', '/api/jobs/nowhere', wrong), 404, 'NOT_FOUND');
    problemOf(await get('/api/%zz'), 404, 'NOT_FOUND');
  });

  it.each(['0', '-1', '1.5', 'abc', '01', '9'.repeat(30), '1e3'])(
    '404 for the id %s in a path',
    async (id) => {
      problemOf(await get(`/api/jobs/${id}`), 404, 'NOT_FOUND');
      problemOf(await get(`/api/users/${id}`), 404, 'NOT_FOUND');
      problemOf(await post(`/api/applications/${id}/accept`), 404, 'NOT_FOUND');
    },
  );

  it('405 with Allow, before the body is looked at', async () => {
    const answer = await call('PUT', '/api/jobs', {
      body: '{bad',
      headers: { 'content-type': 'text/plain' },
    });
    problemOf(answer, 405, 'VALIDATION_FAILED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('413 and 415, before the JSON is read', async () => {
    const large = `{"title":"${'x'.repeat(JSON_LIMIT)}"`;
    problemOf(await post('/api/jobs', large), 413, 'VALIDATION_FAILED');
    const asText = { headers: { 'content-type': 'text/plain' } };
    problemOf(await post('/api/jobs', '{bad', asText), 415, 'VALIDATION_FAILED');
    const asForm = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    problemOf(await post('/api/auth/login', 'email=a', asForm), 415, 'VALIDATION_FAILED');
  });

  it('400 for malformed JSON, before authentication', async () => {
    problemOf(await post('/api/jobs', '{bad'), 400, 'VALIDATION_FAILED');
    problemOf(await post('/api/jobs', '"\u0001"'), 400, 'VALIDATION_FAILED');
  });

  it('401 without a session, or with one that is forged', async () => {
    problemOf(await post('/api/jobs', {}), 401, 'UNAUTHENTICATED');
    const forged = 'a'.repeat(43);
    problemOf(await post('/api/jobs', {}, { token: forged }), 401, 'UNAUTHENTICATED');
    problemOf(await post('/api/jobs', {}, { cookie: forged }), 401, 'UNAUTHENTICATED');
    problemOf(await get('/api/auth/me', { token: 'x' }), 401, 'UNAUTHENTICATED');
  });

  it('403 for the role, before the fields', async () => {
    problemOf(await post('/api/jobs', {}, { token: hygienist.token }), 403, 'FORBIDDEN');
    problemOf(await post('/api/applications', {}, { token: clinic.token }), 403, 'FORBIDDEN');
  });

  it('400 for the fields, before a foreign actor', async () => {
    const answer = await post('/api/jobs', { clinicId: 1 }, { token: clinic.token });
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual(
      expect.arrayContaining(['title', 'role', 'province', 'city', 'date', 'hourlyRate']),
    );
  });

  it('403 for a foreign actor, before the resource', async () => {
    const body = { jobId: 999_999_999, applicantId: clinic.id };
    const answer = await post('/api/applications', body, { token: hygienist.token });
    problemOf(answer, 403, 'FORBIDDEN');
  });

  it.each([
    ['/api/feedback', { toothRating: 5, feedback: 'Good.', userId: 1 }],
    ['/api/push-subscriptions', { ...PUSH, userId: 1 }],
    ['/api/reports', { subject: 'user', id: 1, reason: 'spam', reporterId: 1 }],
    [`/api/emergency-requests/${MISSING}/responses`, { ...ARRIVAL, professionalId: 1 }],
    [`/api/alerts/received/${MISSING}/respond`, { answer: 'interested', userId: 1 }],
  ])('403 for a foreign actor of %s', async (path, body) => {
    problemOf(await post(path, body, { token: hygienist.token }), 403, 'FORBIDDEN');
  });

  it('404 for a missing resource', async () => {
    const body = { jobId: 999_999_999 };
    const answer = await post('/api/applications', body, { token: hygienist.token });
    problemOf(answer, 404, 'NOT_FOUND');
  });
});

describe('lists', () => {
  it('continue by Link to the end without a hole', async () => {
    const all = listOf(await get('/api/jobs?limit=100&province=Manitoba')).map(({ id }) => id);
    const seen: unknown[] = [];
    let path: string | undefined = '/api/jobs?limit=2&province=Manitoba';
    while (path && seen.length < all.length) {
      const page = await get(path);
      seen.push(...listOf(page).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen.slice(0, all.length)).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('refuse a limit outside 1–100, a repeated parameter and a foreign cursor, and name it', async () => {
    for (const [query, path] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=ten', 'limit'],
      ['limit=5&limit=6', 'limit'],
      ['role=hygienist&role=assistant', 'role'],
      ['after=not-a-cursor', 'after'],
      ['role=dentist', 'role'],
      ['province=California', 'province'],
      ['schedule=night', 'schedule'],
      ['status=open', 'status'],
    ]) {
      const problem = problemOf(await get(`/api/jobs?${query}`), 400, 'VALIDATION_FAILED');
      expect([query, problemPaths(problem)]).toEqual([query, [path]]);
    }
  });

  it('name the allowed values', async () => {
    const { errors } = problemOf(await get('/api/jobs?role=dentist'), 400, 'VALIDATION_FAILED');
    expect(errors[0]?.message).toContain('hygienist, assistant');
  });

  it('ignore unknown parameters, and take `all` as no filter', async () => {
    expect((await get('/api/jobs?colour=blue&colour=red')).status).toBe(200);
    // Other tests sign users up meanwhile; retried until the list is stable.
    const plain = async () => (await get('/api/professionals?limit=5')).text;
    let [before, all, after] = ['', '', 'x'];
    for (let tries = 0; before !== after && tries < 10; tries += 1) {
      before = await plain();
      all = (await get('/api/professionals?role=all&province=all&limit=5')).text;
      after = await plain();
    }
    expect(all).toBe(before);
  });
});

describe('public reads', () => {
  it('carry a strong ETag and honour If-None-Match', async () => {
    for (const path of [
      '/api/jobs?province=Manitoba',
      `/api/users/${clinic.id}`,
      '/api/professionals?province=Manitoba&limit=2',
    ]) {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await get(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      const other = await get(path, { headers: { 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
    }
  });

  it('keep the ETag strong when compressed, one per coding', async () => {
    // No other test posts there.
    const path = '/api/jobs?province=Manitoba&limit=5';
    const raw = await rawGet(path, { 'accept-encoding': 'br' });
    expect(raw.headers['content-encoding']).toBe('br');
    const etag = String(raw.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(JSON.parse(brotliDecompressSync(raw.body).toString())).toHaveLength(5);
    const plain = await rawGet(path, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).not.toBe(etag);
    const again = await rawGet(path, {
      'accept-encoding': 'br',
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
  });
});

describe('cross-site calls', () => {
  const foreign = { origin: 'https://evil.test' };

  it.each([foreign, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'are refused with a cookie: %p',
    async (headers) => {
      const answer = await post('/api/jobs', shiftOf(), { cookie: clinic.token, headers });
      problemOf(answer, 403, 'FORBIDDEN');
    },
  );

  it('may not open a session', async () => {
    const { email, password } = clinic;
    const login = await post('/api/auth/login', { email, password }, { headers: foreign });
    problemOf(login, 403, 'FORBIDDEN');
    expect(login.headers.get('set-cookie')).toBeNull();
  });

  it('are accepted with Bearer, and from the own origin with a cookie', async () => {
    const bearer = await post('/api/jobs', {}, { token: clinic.token, headers: foreign });
    problemOf(bearer, 400, 'VALIDATION_FAILED');
    const own = { origin: new URL(baseUrl()).origin, 'sec-fetch-site': 'same-origin' };
    const cookie = await post('/api/jobs', {}, { cookie: clinic.token, headers: own });
    problemOf(cookie, 400, 'VALIDATION_FAILED');
  });

  it('do not change anything through the graph either', async () => {
    const body = { query: operation('ContractLogOut') };
    const answer = await post('/graphql', body, { cookie: clinic.token, headers: foreign });
    expect(answer.status).toBe(403);
    expect((await get('/api/auth/me', { token: clinic.token })).status).toBe(200);
  });
});

describe('the description', () => {
  it('is served as OpenAPI and as a page', async () => {
    const openApi = objectOf(await get('/api/openapi.json')) as { paths: Record<string, object> };
    expect(Object.keys(openApi.paths['/api/jobs'] ?? {})).toEqual(['get', 'post']);
    const page = await get('/api/docs');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.text).toContain('/api/jobs/{id}');
    expect(page.text).not.toMatch(/<script|https?:\/\//);
  });
});

type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** Without the client's own decompression. */
function rawGet(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${baseUrl()}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
