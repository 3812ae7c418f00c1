import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rateLimited, unavailable } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';
import { routes } from '../src/rest';
import { openApiDocument } from '../src/rest/openapi';
import { fakeIdentity, fakeMarketplace, fakeUser, tokenOf } from './support/fake-graph';
import type { FakeContext } from './support/fake-graph';
import { startGateway, stopGateways } from './support/start-gateway';

afterEach(stopGateways);

const bearer = (userId: number) => ({ authorization: `Bearer ${tokenOf(userId)}` });

/** Records the request info. */
const watching = (seen: RequestInfo[]) =>
  fakeMarketplace({
    Query: {
      jobs: (_: unknown, __: unknown, { info }: FakeContext) => {
        seen.push(info);
        return { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
      },
    },
    Mutation: {
      applyToJob: (_: unknown, __: unknown, { info }: FakeContext) => {
        seen.push(info);
        return { errors: [] };
      },
    },
  });

describe('request info of the graph', () => {
  it('is the viewer, the language, the request id and the key of a repeated request', async () => {
    const seen: RequestInfo[] = [];
    const { post } = await startGateway({ replaced: [watching(seen)] });
    const headers = {
      ...bearer(3),
      'accept-language': 'fr',
      'x-request-id': 'request-12345',
      'idempotency-key': 'key-1',
    };
    const answer = await post('/api/applications', { jobId: 1 }, headers);
    expect(answer.headers['x-request-id']).toBe('request-12345');
    expect(seen).toMatchObject([
      {
        viewer: { userId: 3, role: 'hygienist' },
        locale: 'fr-CA',
        requestId: 'request-12345',
        idempotencyKey: 'key-1',
        system: null,
      },
    ]);
  });

  it("is the address that the site's server saw, not a header of the client", async () => {
    const seen: RequestInfo[] = [];
    const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' };
    const open = await startGateway({ replaced: [watching(seen)] });
    await open.get('/api/jobs', forwarded);
    await open.get('/api/jobs');
    const proxySecret = 'a-secret-of-the-proxy';
    const guarded = await startGateway({ replaced: [watching(seen)], settings: { proxySecret } });
    await guarded.get('/api/jobs', forwarded);
    await guarded.get('/api/jobs', { ...forwarded, 'x-proxy-secret': 'wrong' });
    await guarded.get('/api/jobs', { ...forwarded, 'x-proxy-secret': proxySecret });
    expect(seen.map(({ address }) => address)).toEqual([
      '198.51.100.4',
      '127.0.0.1',
      'unknown',
      'unknown',
      '198.51.100.4',
    ]);
  });
});

describe('problems', () => {
  const failing = (error: Error) =>
    fakeMarketplace({
      Query: {
        job: () => {
          throw error;
        },
      },
    });

  it.each([
    [rateLimited(7), 429, 'RATE_LIMITED', '7'],
    [unavailable(3), 503, 'UNAVAILABLE', '3'],
  ] as const)('say when to come back', async (error, status, code, after) => {
    const { get } = await startGateway({ replaced: [failing(error)] });
    const answer = await get('/api/jobs/1');
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      status,
      code,
      after,
    ]);
  });

  it('have every member, also when empty', async () => {
    const { get } = await startGateway();
    const { body } = await get('/api/nowhere');
    expect(Object.keys(body).sort()).toEqual(
      ['type', 'title', 'status', 'detail', 'code', 'errors', 'reasons', 'requestId'].sort(),
    );
  });
});

describe('the session cookie', () => {
  const identity = () =>
    fakeIdentity({
      Mutation: {
        logIn: () => ({
          token: tokenOf(3),
          user: fakeUser(3),
          errors: [],
        }),
      },
    });

  it('is secure when the site is served over https', async () => {
    const credentials = { email: 'a@b.test', password: 'long enough' };
    for (const [publicUrl, isSecure] of [
      ['https://staffing.test', true],
      ['http://localhost:3000', false],
    ] as const) {
      const { post } = await startGateway({ replaced: [identity()], settings: { publicUrl } });
      const { headers } = await post('/api/auth/login', credentials);
      const [cookie = ''] = [headers['set-cookie']].flat() as string[];
      expect(cookie).toMatch(
        /^(__Host-)?tbt_session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax/,
      );
      expect(cookie.startsWith('__Host-')).toBe(isSecure);
      expect(cookie.includes('Secure')).toBe(isSecure);
    }
  });
});

it('passes the rate that was shown on, without a body none', async () => {
  const inputs: unknown[] = [];
  const marketplace = fakeMarketplace({
    Mutation: {
      acceptApplication: (_: unknown, { input }: { input: object }) => {
        inputs.push({ ...input });
        return { errors: [{ code: 'CONFLICT', message: 'Another rate', path: [], reasons: [] }] };
      },
    },
  });
  const identity = fakeIdentity({
    Query: {
      sessionViewer: () => ({ userId: 7, sessionId: 7, role: 'clinic', isAdmin: false }),
    },
  });
  const { post } = await startGateway({ replaced: [marketplace, identity] });
  const accept = (body?: object) => post('/api/applications/5/accept', body, bearer(7));
  for (const body of [undefined, {}, { shownRate: null }, { shownRate: 52 }])
    expect((await accept(body)).status).toBe(409);
  const rates = inputs.map((input) => (input as { shownRate?: string }).shownRate ?? null);
  expect(rates).toEqual([null, null, null, '52.00']);
  const wrong = await accept({ shownRate: 'much' });
  expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ path: 'shownRate' }]]);
  expect(wrong.text).not.toContain('much');
});

describe('the description', () => {
  it('is committed as generated from the routes', () => {
    const committed = readFileSync(join(__dirname, '..', 'openapi.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(openApiDocument(routes))));
  });

  it('describes every route with its answers and refusals', () => {
    const { paths } = openApiDocument(routes);
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(routes.length);
    const apply = paths['/api/applications']?.post;
    expect(Object.keys(apply?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '409']),
    );
    expect(apply?.security).toEqual([{ cookie: [] }, { bearer: [] }]);
  });
});
