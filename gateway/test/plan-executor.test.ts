import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ApolloGateway } from '@apollo/gateway';
import { conflict, systemInfo } from '@tbt/service-kit';
import type { Subgraph } from '@tbt/service-kit';
import { memoryBus, silentLogger } from '@tbt/service-kit/testing';
import { getOperationAST, parse, validate } from 'graphql';
import { createPlanExecutor, createPlannerThread, DEFAULT_PLANNING_MS } from '../src/graph/plan';
import { createSupergraph } from '../src/graph/supergraph';
import { createTransports } from '../src/graph/transports';
import {
  fakeIdentity,
  fakeJob,
  fakeMarketplace,
  fakeMessaging,
  fakeUser,
  supergraphPath,
} from './support/fake-graph';
import type { FakeResolvers } from './support/fake-graph';

const logger = silentLogger();
const thread = createPlannerThread(logger);
afterAll(() => thread.close());

type Request = Parameters<ApolloGateway['executor']>[0];

async function openGraph(subgraphs: readonly Subgraph[], odd: Record<string, object> = {}) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const real = createTransports(subgraphs, {
    ...{ keys: undefined, bus: memoryBus(), deadlineMs: 1_000, logger },
  });
  const transports = Object.fromEntries(
    Object.entries(real).map(([name, transport]) => [
      name,
      {
        ...transport,
        execute: (call: never, info: never) => {
          calls.push({ name, variables: (call as { variables: never }).variables });
          return odd[name]
            ? Promise.resolve(structuredClone(odd[name]))
            : transport.execute(call, info);
        },
      },
    ]),
  ) as never;
  const supergraphSdl = readFileSync(supergraphPath, 'utf8');
  const gateway = createSupergraph({ supergraphSdl }, transports, logger);
  const planner = createPlanExecutor({
    ...{ gateway, thread, transports, logger },
    planningMs: DEFAULT_PLANNING_MS,
  });
  await gateway.load();

  const requestOf = (query: string, variables: Record<string, unknown>): Request => {
    const document = parse(query);
    if (!gateway.schema) throw new Error('The graph is not loaded');
    expect(validate(gateway.schema, document)).toEqual([]);
    const operation = getOperationAST(document);
    return {
      request: { query, variables },
      document,
      source: query,
      queryHash: createHash('sha256').update(query).digest('hex'),
      operationName: operation?.name?.value ?? null,
      operation,
      context: { info: systemInfo('gateway', 'request-1'), isViewerUnknown: false },
      logger,
      schema: gateway.schema,
      metrics: {},
    } as never;
  };
  const plain = ({ data, errors, extensions }: Awaited<ReturnType<typeof planner.execute>>) =>
    JSON.parse(JSON.stringify({ data, errors, extensions })) as {
      data: unknown;
      errors?: { path?: unknown }[];
      extensions?: { valueCompletion: { path: unknown }[] };
    };

  return {
    calls,
    prepare: (query: string) => planner.prepare(requestOf(query, {})),
    async ours(query: string, variables: Record<string, unknown> = {}) {
      return plain(await planner.execute(requestOf(query, variables)));
    },
    async stock(query: string, variables: Record<string, unknown> = {}) {
      return plain(await gateway.executor(requestOf(query, variables)));
    },
  };
}

const world = (over: { marketplace?: FakeResolvers; identity?: FakeResolvers } = {}) =>
  openGraph([fakeIdentity(over.identity), fakeMarketplace(over.marketplace), fakeMessaging()]);

const page = (nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

const QUERIES: Record<string, [string, Record<string, unknown>?]> = {
  'one subgraph': ['{ job(id: "4") { id title hourlyRate startsAt patientTypes } }'],
  'two subgraphs': ['{ jobs { edges { node { id title clinic { id firstName } } } } }'],
  'two subgraphs side by side': [
    '{ me { id firstName } jobs { edges { node { clinic { lastName } } } } }',
  ],
  'type names and aliases': [
    '{ __typename list: jobs { kind: __typename edges { node { __typename no: id who: clinic { __typename name: firstName } } } } }',
  ],
  'names of objects as aliases': [
    '{ job(id: "4") { __proto__: title constructor: city toString: description } }',
  ],
  'fields asked for twice': [
    '{ job(id: "4") { id clinic { firstName } clinic { lastName } ...More } } fragment More on Job { title clinic { city } }',
  ],
  fragments: [
    '{ job(id: "4") { ... on Job { id clinic { ...Name } } ... { title } } } fragment Name on User { firstName ... on User { lastName } }',
  ],
  'left out by a condition': [
    'query Q($no: Boolean!) { job(id: "4") { id title @include(if: $no) clinic @include(if: $no) { firstName } } }',
    { no: false },
  ],
  'let in by a condition': [
    'query Q($no: Boolean!) { job(id: "4") { id title @skip(if: $no) clinic @skip(if: $no) { firstName } } }',
    { no: false },
  ],
  'a field of the root left out': [
    'query Q($no: Boolean!) { job(id: "4") { id } jobs @include(if: $no) { edges { cursor } } }',
    { no: false },
  ],
  'a fragment of the root left out': [
    'query Q($yes: Boolean = true) { job(id: "4") { id } ... @skip(if: $yes) { jobs { edges { cursor } } } }',
  ],
  'a mutation left out': [
    'mutation M($no: Boolean!) { logOut { isLoggedOut } more: logOut @include(if: $no) { isLoggedOut } }',
    { no: false },
  ],
  'a condition with a default': [
    'query Q($yes: Boolean = true) { job(id: "4") { id ... @include(if: $yes) { title clinic { city } } } }',
  ],
  variables: ['query Q($id: ID!) { job(id: $id) { id } }', { id: '77' }],
  'a variable without a value': [
    'query Q($first: Int) { jobs(first: $first) { edges { node { id } } } }',
  ],
  mutation: ['mutation { logOut { isLoggedOut } }'],
  introspection: ['{ __type(name: "Job") { name } me { id } }'],
  'type name alone': ['{ __typename }'],
};

describe('answers as the planner does', () => {
  it('what a field requires of another subgraph', async () => {
    const { ours, stock, calls } = await world({
      marketplace: {
        Query: { booking: () => ({ __typename: 'Booking', id: '5', clinic: { id: '7' } }) },
        Booking: {
          __resolveReference: (reference: object) => reference,
          calendarFile: (booking: { clinic: { firstName: string } }) => booking.clinic.firstName,
        },
      },
    });
    const query = '{ booking(id: "5") { calendarFile } }';
    expect((await ours(query)).data).toEqual({ booking: { calendarFile: 'Maple' } });
    expect(calls.map(({ name }) => name)).toEqual(['marketplace', 'identity', 'marketplace']);
    expect(await ours(query)).toEqual(await stock(query));
  });

  it.each(Object.entries(QUERIES))('%s', async (_, [query, variables]) => {
    const { ours, stock } = await world();
    const expected = await stock(query, variables);
    expect(expected.errors).toBeUndefined();
    expect(JSON.stringify(await ours(query, variables))).toBe(JSON.stringify(expected));
  });

  const JOBS = '{ jobs { edges { node { id title clinic { id firstName lastName } } } } }';
  const three = [fakeJob(3, 7), fakeJob(2, 8), fakeJob(1, 9)];
  const FAILURES: Record<string, { marketplace?: FakeResolvers; identity?: FakeResolvers }> = {
    'a root that fails': {
      marketplace: {
        Query: {
          jobs: () => {
            throw conflict('application.jobTaken');
          },
        },
      },
    },
    'things that are not there': {
      marketplace: { Query: { jobs: () => page(three) } },
      identity: {
        User: {
          __resolveReference: ({ id }: { id: string }) => (id === '8' ? null : fakeUser(id)),
        },
      },
    },
    'a field that fails': {
      marketplace: { Query: { jobs: () => page(three) } },
      identity: {
        User: {
          firstName: ({ id }: { id: string }) => {
            if (id === '9') throw conflict('application.jobTaken');
            return 'Ana';
          },
        },
      },
    },
  };

  it.each(Object.entries(FAILURES))('%s', async (_, over) => {
    const { ours, stock } = await world(over);
    const expected = await stock(JOBS);
    const answer = await ours(JOBS);
    expect(answer.data).toEqual(expected.data);
    expect(answer.errors).toEqual(expected.errors);
  });

  it('what the graph promises and a subgraph leaves out or answers oddly', async () => {
    const nodes = [{ id: '1', title: 'A' }, { id: '2', title: null }, { id: '3' }, { id: 1.5 }];
    const subgraphs = [fakeIdentity(), fakeMarketplace(), fakeMessaging()];
    const odd = { jobs: { edges: nodes.map((node) => ({ node: { status: 'odd', ...node } })) } };
    const { ours, stock } = await openGraph(subgraphs, { marketplace: { data: odd } });
    for (const query of [
      '{ jobs { edges { node { id title } } } }',
      '{ jobs { edges { node { status } } } }',
    ]) {
      const [answer, expected] = [await ours(query), await stock(query)];
      expect(answer.data).toEqual(expected.data);
      const pathsOf = ({ extensions }: typeof answer) =>
        extensions?.valueCompletion.map(({ path }) => path);
      expect(pathsOf(answer)).toEqual(pathsOf(expected));
      expect(pathsOf(answer)?.length).toBeGreaterThan(0);
    }
  });
});

it('treats a null entity as missing, not as an incomplete response', async () => {
  const jobs = page([fakeJob(2, 8), fakeJob(1, 7)]);
  const { ours } = await world({
    marketplace: { Query: { jobs: () => jobs } },
    identity: {
      User: { __resolveReference: ({ id }: { id: string }) => (id === '8' ? null : fakeUser(id)) },
    },
  });
  const answer = await ours('{ jobs { edges { node { clinic { firstName } } } } }');
  const clinics = [{ node: { clinic: null } }, { node: { clinic: { firstName: 'Maple' } } }];
  expect(answer).toEqual({ data: { jobs: { edges: clinics } } });
});

it('requests an entity once, however often it occurs in the response', async () => {
  const jobs = page([fakeJob(3, 7), fakeJob(2, 8), fakeJob(1, 7)]);
  const { ours, calls } = await world({ marketplace: { Query: { jobs: () => jobs } } });
  const { data } = await ours('{ jobs { edges { node { clinic { id firstName } } } } }');
  const asked = calls.find(({ name }) => name === 'identity')?.variables.representations;
  expect(asked).toEqual([
    { __typename: 'User', id: '7' },
    { __typename: 'User', id: '8' },
  ]);
  const clinic = (id: string) => ({ node: { clinic: { id, firstName: 'Maple' } } });
  expect(data).toEqual({ jobs: { edges: [clinic('7'), clinic('8'), clinic('7')] } });
});

it('reports a failed entity at each of its paths', async () => {
  const jobs = page([fakeJob(3, 7), fakeJob(2, 8), fakeJob(1, 7)]);
  const { ours } = await world({
    marketplace: { Query: { jobs: () => jobs } },
    identity: {
      User: {
        __resolveReference: async ({ id }: { id: string }) => {
          if (id === '7') throw conflict('application.jobTaken');
          return fakeUser(id);
        },
      },
    },
  });
  const { errors } = await ours('{ jobs { edges { node { clinic { id firstName } } } } }');
  expect(errors?.map(({ path }) => path)).toEqual([
    ['jobs', 'edges', 0, 'node', 'clinic'],
    ['jobs', 'edges', 2, 'node', 'clinic'],
  ]);
});

describe('variables', () => {
  const CLINICS = `query Clinics($first: Int!, $role: ProfessionalRole!, $no: Boolean!) {
    jobs(first: $first, filter: { role: $role }) {
      edges { node { id title @skip(if: $no) clinic { id firstName } } } } }`;
  const good = { first: 5, role: 'hygienist', no: true };

  it('are not needed for a plan', async () => {
    const jobs = page([fakeJob(3, 7), fakeJob(1, 7)]);
    const { ours, prepare, calls } = await world({ marketplace: { Query: { jobs: () => jobs } } });
    await prepare(CLINICS);
    await ours(CLINICS, good);
    const asked = calls.find(({ name }) => name === 'identity')?.variables.representations;
    expect(asked).toEqual([{ __typename: 'User', id: '7' }]);
  });

  it('that are wrong reach no subgraph and affect no other caller', async () => {
    const { ours, stock, calls } = await world();
    for (const wrong of [{}, { ...good, no: 'true' }, { ...good, role: 'XX' }]) {
      const expected = await stock(CLINICS, wrong);
      expect(expected.errors?.length).toBeGreaterThan(0);
      expect((await ours(CLINICS, wrong)).errors).toHaveLength(expected.errors?.length ?? 0);
    }
    expect(calls).toEqual([]);
    expect(await ours(CLINICS, good)).toEqual(await stock(CLINICS, good));
  });
});
