import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { conflict, createViewerKeys, serveSubgraph, unavailable } from '@tbt/service-kit';
import type { RunningServer, Subgraph, SubgraphName } from '@tbt/service-kit';
import { silentLogger } from '@tbt/service-kit/testing';
import { fakeIdentity, fakeMarketplace, fakeMessaging, tokenOf } from './support/fake-graph';
import { startGateway, stopGateways } from './support/start-gateway';

const keys = createViewerKeys({ currentKeyId: 'a', keys: { a: 'k'.repeat(32) } });
const JOBS = '{ jobs { edges { node { id clinicId clinic { id firstName } } } } }';

const servers: Server[] = [];
const running: RunningServer[] = [];

afterEach(async () => {
  await stopGateways();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(subgraph: Subgraph): Promise<string> {
  const server = await serveSubgraph({
    subgraph,
    port: 0,
    host: '127.0.0.1',
    logger: silentLogger(),
    keys,
  });
  running.push(server);
  return `${server.url}/graphql`;
}

async function serveRaw(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

async function startOverHttp(replaced: Partial<Record<SubgraphName, string>> = {}) {
  const urls = {
    identity: replaced.identity ?? (await serve(fakeIdentity())),
    marketplace: replaced.marketplace ?? (await serve(fakeMarketplace())),
    messaging: replaced.messaging ?? (await serve(fakeMessaging())),
  };
  return startGateway({ subgraphs: urls, keys });
}

const closedPort = 'http://127.0.0.1:9/graphql';

const FAULTS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  'hangs past the deadline': () => undefined,
  'resets the connection': (request) => request.socket.destroy(),
  'answers garbage': (_, response) => response.end('<html>10.1.2.3 stack trace</html>'),
  'answers JSON that is no answer': (_, response) => response.end('{"status":"fine"}'),
  'answers another shape': (_, response) => response.end('{"data":{"_entities":"odd"}}'),
  'answers for fewer things': (_, response) => response.end('{"data":{"_entities":[]}}'),
  'answers nothing at all': (_, response) => response.end('{"data":null}'),
  'answers half': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"data":');
    setTimeout(() => response.destroy(), 20);
  },
  'answers an error of the server': (_, response) => {
    response.statusCode = 502;
    response.end('upstream 10.1.2.3 refused');
  },
  'refuses our token': (_, response) => {
    response.statusCode = 401;
    response.end('{"errors":[{"message":"no","extensions":{"code":"UNAUTHENTICATED"}}]}');
  },
};

function expectMasked(text: string) {
  expect(text).not.toMatch(/127\.0\.0\.1|10\.1\.2\.3|ECONN|undici|stack|:\d{4,5}/);
}

describe('a subgraph over HTTP', () => {
  it('that is down gives an error at each of its requested fields, and at no other', async () => {
    const { graph } = await startOverHttp({ marketplace: closedPort });
    const query = `query Q($yes: Boolean!) { other: job(id: "1") { id }
      ... @include(if: $yes) { job(id: "4") { id } } ... @skip(if: $yes) { third: job(id: "5") { id } } }`;
    const { data, errors } = await graph(query, { variables: { yes: true } });
    expect(data).toEqual({ other: null, job: null });
    expect(errors.map(({ path }) => path)).toEqual([['other'], ['job']]);
  });

  it('gets the viewer, and answers across subgraphs', async () => {
    const { graph } = await startOverHttp();
    const { data, errors } = await graph(`{ me { id } ${JOBS.slice(1)}`, { userId: 3 });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      me: { id: '3' },
      jobs: { edges: [{ node: { id: '2', clinic: { id: '7', firstName: 'Maple' } } }, {}] },
    });
  });

  it.each(Object.entries(FAULTS))('that %s costs only its fields', async (_, fault) => {
    const { graph } = await startOverHttp({ identity: await serveRaw(fault) });
    const answer = await graph(JOBS);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      jobs: {
        edges: [
          { node: { id: '2', clinicId: '7', clinic: null } },
          { node: { id: '1', clinicId: '7', clinic: null } },
        ],
      },
    });
    expect(answer.errors.map(({ path }) => path)).toEqual([
      ['jobs', 'edges', 0, 'node', 'clinic'],
      ['jobs', 'edges', 1, 'node', 'clinic'],
    ]);
    for (const { extensions } of answer.errors) {
      expect(extensions).toMatchObject({
        code: 'UNAVAILABLE',
        serviceName: 'identity',
        requestId: answer.headers['x-request-id'],
      });
    }
    expectMasked(answer.text);
  });

  it('that is down makes the root field null with its path', async () => {
    const { graph, get } = await startOverHttp({ marketplace: closedPort });
    const answer = await graph('{ list: job(id: "1") { id } me { id } }', { userId: 3 });
    expect(answer.data).toEqual({ list: null, me: { id: '3' } });
    expect(answer.errors).toMatchObject([
      { path: ['list'], extensions: { code: 'UNAVAILABLE', serviceName: 'marketplace' } },
    ]);
    expectMasked(answer.text);
    const rest = await get('/api/jobs');
    expect(rest.status).toBe(503);
    expect(rest.body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
    expectMasked(rest.text);
    expect((await get('/readyz')).body).toEqual({ missing: ['marketplace'] });
  });

  it('that leaves out what the graph promises is not taken for an empty answer', async () => {
    const marketplace = await serveRaw((_, response) =>
      response.end('{"data":{"jobs":{"edges":[{"node":{"id":"1"}}]}}}'),
    );
    const { get, graph } = await startOverHttp({ marketplace });
    const answer = await graph('{ jobs { edges { node { id title } } pageInfo { hasNextPage } } }');
    expect(answer.errors.map(({ extensions }) => extensions.code)).toContain('UNAVAILABLE');
    expectMasked(answer.text);
    expect((await get('/api/jobs')).status).toBe(503);
  });

  it('that stops responding is awaited once, then probed in the background', async () => {
    let isSilent = true;
    let asked = 0;
    const identity = await serveRaw((request, response) => {
      if (request.url === '/graphql') asked += 1;
      if (isSilent) return;
      response.end('{"data":{"_entities":[{"__typename":"User","id":"7","firstName":"Maple"}]}}');
    });
    const { graph } = await startOverHttp({ identity });
    const timed = async () => {
      const startedAt = Date.now();
      const { data } = await graph('{ job(id: "1") { id clinic { id firstName } } }');
      return { data, took: Date.now() - startedAt };
    };
    const first = await timed();
    expect(first.took).toBeGreaterThan(350);
    const second = await timed();
    expect(second.data).toEqual({ job: { id: '1', clinic: null } });
    expect(second.took).toBeLessThan(350);
    expect(asked).toBe(1);

    isSilent = false;
    const clinicNow = async () => ((await timed()).data?.job as { clinic: unknown }).clinic;
    let clinic = await clinicNow();
    for (let tries = 0; tries < 40 && !clinic; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      clinic = await clinicNow();
    }
    expect(clinic).toEqual({ id: '7', firstName: 'Maple' });
  });

  it('passes its business errors on', async () => {
    const refused = fakeMarketplace({
      Query: {
        job: () => {
          throw conflict('job.notActive', { reasons: ['job_not_active'] });
        },
      },
    });
    const { graph, get } = await startOverHttp({ marketplace: await serve(refused) });
    const { errors } = await graph('{ job(id: "1") { id } }');
    expect(errors).toMatchObject([
      { path: ['job'], extensions: { code: 'CONFLICT', reasons: ['job_not_active'] } },
    ]);
    const rest = await get('/api/jobs/1');
    expect([rest.status, rest.body.code, rest.body.reasons]).toEqual([
      409,
      'CONFLICT',
      ['job_not_active'],
    ]);
  });

  it('hides an unexpected error', async () => {
    const broken = fakeMarketplace({
      Query: {
        job: () => {
          throw new Error('password=hunter2 at 10.1.2.3');
        },
      },
    });
    const { graph, get } = await startOverHttp({ marketplace: await serve(broken) });
    const answer = await graph('{ job(id: "1") { id } }');
    expect(answer.errors[0]?.extensions.code).toBe('INTERNAL');
    const rest = await get('/api/jobs/1');
    expect([rest.status, rest.body.code]).toEqual([500, 'INTERNAL']);
    for (const { text } of [answer, rest]) expect(text).not.toMatch(/hunter2|10\.1\.2\.3/);
  });
});

describe('a subgraph in process', () => {
  it('that stored a message and cannot read it back is unavailable, not without it', async () => {
    const messaging = fakeMessaging({
      Mutation: {
        sendMessage: () => ({
          isDuplicate: false,
          errors: [],
          message: () => {
            throw unavailable();
          },
        }),
      },
    });
    const { post } = await startGateway({ replaced: [messaging] });
    const authorization = { authorization: `Bearer ${tokenOf(3)}` };
    const body = { recipientId: 7, content: 'Is parking free?' };
    const { status, headers } = await post('/api/messages', body, authorization);
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that hangs past the deadline costs only its fields', async () => {
    const hanging = fakeIdentity({
      User: { __resolveReference: () => new Promise(() => undefined) },
    });
    const { graph } = await startGateway({ replaced: [hanging] });
    const { data, errors } = await graph(JOBS);
    expect(data).toMatchObject({ jobs: { edges: [{ node: { id: '2', clinic: null } }, {}] } });
    expect(errors[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
  });
});

describe('identity down', () => {
  it.each([
    ['"odd"', 503],
    ['null', 401],
  ])('is not taken for a session that ended: %s', async (sessionViewer, status) => {
    const identity = await serveRaw((_, response) =>
      response.end(`{"data":{"sessionViewer":${sessionViewer}}}`),
    );
    const { get } = await startOverHttp({ identity });
    const authorization = { authorization: `Bearer ${tokenOf(3)}` };
    expect((await get('/api/bookings', authorization)).status).toBe(status);
    expect((await get('/readyz')).body).toEqual({ missing: ['identity'] });
  });

  it('leaves public reads alone, and calls for a session unavailable instead of ending it', async () => {
    const { get, graph } = await startOverHttp({ identity: closedPort });
    const authorization = { authorization: `Bearer ${tokenOf(3)}` };
    expect((await get('/api/jobs', authorization)).status).toBe(200);
    expect((await get('/api/bookings', authorization)).status).toBe(503);
    expect((await get('/api/bookings')).status).toBe(401);
    const { data } = await graph(JOBS, { userId: 3 });
    expect(data).toMatchObject({ jobs: { edges: [{ node: { id: '2' } }, {}] } });
  });
});
