import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { listen, startGateway, stopGateways } from './support/start-gateway';
import { tokenOf } from './support/fake-graph';

afterEach(stopGateways);

const withPoints = (address: number, user = address) =>
  startGateway({ settings: { reads: { address, user } } });
const from = (address: string) => ({ 'x-forwarded-for': address });
const bearer = (userId: number) => ({ authorization: `Bearer ${tokenOf(userId)}` });
const CHEAP = '{ jobs(first: 1) { edges { cursor } } }';
const DEAR = '{ jobs(first: 100) { edges { cursor node { id title city status date } } } }';

const overSocket = (address: string, query: string) =>
  new Promise<unknown>((resolve) => {
    const client = createClient({
      url: `ws://${address}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    client.subscribe(
      { query },
      { next: resolve, error: resolve, complete: () => void client.dispose() },
    );
  });

it('is shared by REST, GraphQL and its socket, with a retry time', async () => {
  const world = await withPoints(20);
  const address = await listen(world);
  while ((await world.get('/api/jobs?limit=100')).status === 200);
  const rest = await world.get('/api/jobs?limit=1');
  expect([rest.status, rest.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
  const graph = await world.graph(CHEAP);
  expect(graph.status).toBe(429);
  expect(graph.headers['retry-after']).toMatch(/^\d+$/);
  expect(graph.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await overSocket(address, CHEAP)).toMatchObject([
    { extensions: { code: 'RATE_LIMITED' } },
  ]);
});

it('leaves health, other addresses and people who are signed in alone', async () => {
  const world = await withPoints(20);
  while ((await world.get('/api/jobs?limit=100')).status === 200);
  expect((await world.get('/healthz')).status).toBe(200);
  expect((await world.get('/api/jobs', from('203.0.113.7'))).status).toBe(200);
  expect((await world.get('/api/jobs?limit=100', bearer(3))).status).toBe(200);
});

it('is one for each person, wherever they are', async () => {
  const world = await withPoints(1_000, 20);
  const ask = (userId: number, address: string) =>
    world.get('/api/jobs?limit=100', { ...bearer(userId), ...from(address) });
  while ((await ask(3, '203.0.113.7')).status === 200);
  expect((await ask(3, '203.0.113.8')).status).toBe(429);
  expect((await ask(4, '203.0.113.7')).status).toBe(200);
});

it('counts what calls cost: by the values of their answers and by the bytes they bring', async () => {
  const answersOf = async (query: string) => {
    const { graph } = await withPoints(100);
    let answers = 0;
    while ((await graph(query)).status === 200) answers += 1;
    return answers;
  };
  const cheap = await answersOf(CHEAP);
  expect(cheap).toBeGreaterThan(40);
  expect(await answersOf(DEAR)).toBeLessThan(cheap / 3);
  expect(await answersOf(`${CHEAP} # ${'x'.repeat(2_500)}`)).toBeLessThan(cheap / 3);
  expect(await answersOf(`{ nothing } # ${'x'.repeat(2_500)}`)).toBe(0);
});

it('answers what cannot be run until its length is paid for no more', async () => {
  const { graph } = await withPoints(50);
  const statuses = new Set<number>();
  for (let i = 0; i < 10; i += 1)
    statuses.add((await graph(`{ nothing } # ${'x'.repeat(2_500)}`)).status);
  expect([...statuses]).toEqual([400, 429]);
});

it('that is used up by planning is reported the same way', async () => {
  const { graph } = await startGateway();
  let answer = await graph(CHEAP);
  const wide = Array.from(
    { length: 9 },
    (_, at) => `f${at}: jobs(first: 1) { edges { node { id clinic { id firstName avgRating } } } }`,
  );
  for (let at = 0; answer.status === 200 && at < 400; at += 1)
    answer = await graph(`query Q${at} { ${wide.join(' ')} }`);
  expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
});

it('is not used up by planning what the gateway itself asks for REST', async () => {
  const { get } = await startGateway({ settings: { planningMs: 1 } });
  const statuses = new Set<number>();
  for (const path of ['jobs?limit=1', 'stats', 'plans', 'auth/me', 'roadmap', 'jobs?limit=2'])
    statuses.add((await get(`/api/${path}`)).status);
  expect([...statuses]).not.toContain(429);
  expect(statuses).toContain(200);
});

it('lets others pass while a caller who has spent a quarter waits for its own requests', async () => {
  const world = await withPoints(400);
  for (let i = 0; i < 4; i += 1) await world.get('/api/jobs?limit=100');
  const order: string[] = [];
  const ask = async (name: string, address: string) => {
    await world.get('/api/jobs?limit=1', from(address));
    order.push(name);
  };
  const heavy = Array.from({ length: 6 }, () =>
    world.get('/api/jobs?limit=1').then(() => order.push('heavy')),
  );
  await Promise.all([...heavy, ask('other', '203.0.113.7')]);
  expect(order.indexOf('other')).toBeLessThan(3);
  expect(order).toHaveLength(7);
});
