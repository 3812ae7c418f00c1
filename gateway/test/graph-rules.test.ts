import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@tbt/service-kit';
import { supergraphPath, tokenOf } from './support/fake-graph';
import { startGateway, stopGateways, waitUntil } from './support/start-gateway';

afterEach(stopGateways);

const nested = (levels: number): string =>
  levels === 0 ? '{ id }' : `{ clinic { jobs { edges { node ${nested(levels - 1)} } } } }`;

const MANY = Array.from({ length: 120 }, (_, at) => `field${at}`).join(' ');
/** Each fragment spreads the next one twice. */
const DOUBLED = Array.from(
  { length: 12 },
  (_, at) => `fragment A${at} on User { ${at < 11 ? `...A${at + 1} ...A${at + 1}` : 'id'} }`,
).join(' ');

const LIMITED: [string, string][] = [
  ['depth', `{ jobs { edges { node ${nested(4)} } } }`],
  [
    'depth by fragments',
    `{ jobs { edges { node { ...A } } } }
    fragment A on Job { clinic { jobs { edges { node { ...B } } } } }
    fragment B on Job { clinic { jobs { edges { node { clinic { jobs { edges { node { id } } } } } } } } }`,
  ],
  ['aliases', `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: me { id }`).join(' ')} }`],
  ['directives', `{ me { id ${'@include(if: true) '.repeat(31)} } }`],
  ['tokens', `{ ${'me { id } '.repeat(800)} }`],
  ['fields', `{ ${'me { ...Many } '.repeat(9)} } fragment Many on User { ${MANY} }`],
  ['fragments', `{ me { ${'... { id } '.repeat(101)} } }`],
  ['fragments in fragments', `{ me { ...A0 } } ${DOUBLED}`],
  ['repetition', `{ ${'me { id } '.repeat(11)} }`],
  [
    'cost',
    `{ jobs(first: 100) { edges { node { clinic { jobs(first: 90) { edges { node { id title } } } } } } } }`,
  ],
];

describe('limits', () => {
  it.each(LIMITED)('refuse too much %s without telling the figure', async (_, query) => {
    const { graph } = await startGateway();
    const answer = await graph(query);
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect(answer.errors[0]?.message).toMatch(
      /^The query (is too deep|has too many|is too long|repeats|costs)/,
    );
  });

  it('count rows through variables and defaults', async () => {
    const { graph } = await startGateway();
    const query = `query Rows($n: Int) { jobs(first: $n) { edges { node { clinic { jobs(first: $n) {
      edges { node { applications { edges { node { id } } } } } } } } } } }`;
    expect((await graph(query, { variables: { n: 100 } })).status).toBe(400);
    expect((await graph(query, { variables: { n: 5 } })).status).toBe(200);
    const byDefault = (
      most: number,
    ) => `query Rows($n: Int = ${most}) { jobs(first: 4) { edges { node {
      clinic { jobs(first: $n) { edges { node { applications(first: $n) { edges { cursor } } } } } } } } } }`;
    expect((await graph(byDefault(100))).status).toBe(400);
    expect((await graph(byDefault(50))).status).toBe(200);
  });

  it('let a wide page of the site through', async () => {
    const { graph } = await startGateway();
    const query = `{ jobs(first: 50) { edges { node { id title description role province city date startTime
      endTime hourlyRate isUrgent isRecurring status clinic { id firstName lastName } } cursor }
      pageInfo { hasNextPage endCursor } } }`;
    const { status, errors } = await graph(query);
    expect([status, errors]).toEqual([200, []]);
  });

  it('refuse text that no database takes', async () => {
    const { graph } = await startGateway();
    const query =
      'query Jobs($city: String) { jobs(filter: { city: $city }) { edges { cursor } } }';
    const answer = await graph(query, { variables: { city: 'a\u0000b' } });
    expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('name wrong variables and what they must be, never their values', async () => {
    const { graph } = await startGateway();
    const query = `query Jobs($n: Int!, $filter: JobFilter) {
      jobs(first: $n, filter: $filter) { edges { cursor } } }`;
    const messagesOf = async (variables: object) => {
      const { text, errors } = await graph(query, { variables });
      expect(text).not.toContain('SECRET');
      expect(errors.map(({ extensions: { code } }) => code)).toContain('VALIDATION_FAILED');
      return errors.map(({ message }) => message);
    };
    expect((await graph(query)).status).toBe(400);
    const wrong = { n: 'SECRET', filter: { role: 'SECRET', city: { name: 'SECRET' } } };
    expect((await messagesOf(wrong)).toSorted()).toEqual([
      'Variable "$filter.city" must be of type String.',
      'Variable "$filter.role" must be one of hygienist, assistant.',
      'Variable "$n" must be of type Int.',
    ]);
    expect(await messagesOf({ n: null, filter: 'SECRET' })).toEqual([
      'Variable "$n" of type "Int!" must not be null.',
      'Variable "$filter": Expected type "JobFilter" to be an object.',
    ]);
    expect(await messagesOf({})).toEqual([
      'Variable "$n" of required type "Int!" was not provided.',
    ]);
    expect(await messagesOf({ n: 1, filter: { other: 'SECRET' } })).toEqual([
      'Variable "$filter": Field "other" is not defined by type "JobFilter".',
    ]);
  });

  it.each([
    ['jobs(first: "SECRET")', 'Argument "first" must be of type Int.'],
    ['jobs(first: SECRET)', 'Argument "first" must be of type Int.'],
    ['jobs(first: { a: "SECRET" })', 'Argument "first" must be of type Int.'],
    ['jobs(filter: "SECRET")', 'Argument "filter" must be of type JobFilter.'],
    [
      'jobs(filter: { role: SECRET })',
      'Argument "filter.role" must be one of hygienist, assistant.',
    ],
    ['jobs(filter: { city: ["SECRET"] })', 'Argument "filter.city" must be of type String.'],
    ['jobs @include(if: "SECRET")', 'Argument "if" must be of type Boolean.'],
    ['jobs(filter: { other: "SECRET" })', 'Field "other" is not defined by type "JobFilter".'],
    ['jobs("SECRET")', 'Syntax Error: Expected Name, found String.'],
    ['jobs(5318008: "SECRET")', 'Syntax Error: Expected Name, found Int.'],
  ])(
    'name wrong literals and what they must be, never their values: %s',
    async (field, message) => {
      const { graph } = await startGateway();
      const { status, text, errors } = await graph(`{ ${field} { edges { cursor } } }`);
      expect(status).toBe(400);
      expect(text).not.toMatch(/SECRET|5318008/);
      expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION_FAILED' } }]);
      expect(errors[0]).toHaveProperty('locations');
    },
  );

  it('name a variable with a wrong default', async () => {
    const { graph } = await startGateway();
    const query = 'query Jobs($n: Int = "SECRET") { jobs(first: $n) { edges { cursor } } }';
    const { text, errors } = await graph(query);
    expect(text).not.toContain('SECRET');
    expect(errors).toMatchObject([{ message: 'Variable "$n" must be of type Int.' }]);
    const missing = await graph('{ job(id: null) { id } }');
    expect(missing.errors).toMatchObject([{ message: 'Argument "id" must not be null.' }]);
  });

  it('refuse null as a condition, default or not', async () => {
    const { graph } = await startGateway();
    const query =
      'query Job($yes: Boolean = true) { job(id: "1") { id ... @include(if: $yes) { title } } }';
    expect((await graph(query)).status).toBe(200);
    const answer = await graph(query, { variables: { yes: null } });
    expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.errors[0]?.message).toContain('$yes');
  });
});

describe('requests', () => {
  it('are JSON by POST, or queries by GET', async () => {
    const { gateway, get } = await startGateway();
    const query = encodeURIComponent('{ jobs { edges { cursor } } }');
    const headers = { 'apollo-require-preflight': 'yes' };
    expect((await get(`/graphql?query=${query}`, headers)).status).toBe(200);
    const mutation = encodeURIComponent('mutation { logOut { isLoggedOut } }');
    expect((await get(`/graphql?query=${mutation}`, headers)).status).toBe(405);
    expect((await get(`/graphql?query=${query}`)).status).toBe(400);
    const put = await gateway.app.inject({ method: 'PUT', url: '/graphql' });
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, POST']);
    const batch = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: '[{"query":"{ me { id } }"}]',
    });
    expect(batch.statusCode).toBe(400);
  });

  it('may be introspected under `any` only', async () => {
    const query = '{ __schema { queryType { name } } }';
    const open = await startGateway();
    expect((await open.graph(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('a new supergraph', () => {
  it('is taken over while running, and a broken one is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tbt-supergraph-'));
    const file = join(folder, 'supergraph.graphql');
    const sdl = readFileSync(supergraphPath, 'utf8');
    writeFileSync(file, sdl);
    let isRefused = false;
    const write = (line: string) => {
      isRefused ||= line.includes('The new supergraph is broken');
    };
    const logger = createLogger({ service: 'gateway', level: 'error', destination: { write } });
    const { graph } = await startGateway({ supergraphPath: file, watch: true, logger });
    let isKnown = false;
    const look = async () => {
      isKnown = (await graph('{ renamedJob: job(id: "1") { headline } }')).status === 200;
      return isKnown;
    };
    expect(await look()).toBe(false);
    writeFileSync(file, 'this is no supergraph');
    await waitUntil(() => isRefused);
    expect((await graph('{ job(id: "1") { id } }')).data).toEqual({ job: { id: '1' } });
    const jobTitle = /\ntype Job\s[^]*?\n {2}title: String!/;
    writeFileSync(file, sdl.replace(jobTitle, '$&\n  headline: String'));
    const timer = setInterval(() => void look(), 100);
    await waitUntil(() => isKnown).finally(() => clearInterval(timer));
    rmSync(folder, { recursive: true });
  });
});

describe('cookies and origins', () => {
  const cookie = { cookie: `tbt_session=${tokenOf(3)}` };
  const query = 'mutation { logOut { isLoggedOut } }';

  it('refuse writes that a foreign site made the browser send', async () => {
    const { graph } = await startGateway({ settings: { allowedOrigins: ['https://app.test'] } });
    const statusFor = async (headers: Record<string, string>) =>
      (await graph(query, { headers })).status;
    expect(await statusFor({ ...cookie, origin: 'https://evil.test' })).toBe(403);
    expect(await statusFor({ ...cookie, 'sec-fetch-site': 'same-site' })).toBe(403);
    const listed = { origin: 'https://app.test', 'sec-fetch-site': 'cross-site' };
    expect(await statusFor({ ...cookie, ...listed })).toBe(200);
    expect(await statusFor({ ...cookie, origin: 'http://localhost:3000' })).toBe(200);
    expect(await statusFor(cookie)).toBe(200);
    expect(
      await statusFor({ authorization: `Bearer ${tokenOf(3)}`, origin: 'https://evil.test' }),
    ).toBe(200);
  });
});
