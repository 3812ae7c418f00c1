import * as graphql from 'graphql';
import { sampleSubgraph } from '../../test/sample-subgraph';
import { createLogger } from '../logger';
import { asSystem, asViewer } from '../testing/callers';
import { execute } from '../testing/execute';
import { checkedDocument } from './documents';
import { executeSubgraph } from './execute-subgraph';

const lines: string[] = [];
const logger = createLogger({
  service: 'identity',
  level: 'info',
  destination: { write: (line) => void lines.push(line) },
});
const subgraph = sampleSubgraph(logger);
const viewer = asViewer({ userId: 7 }).viewer;

describe('executeSubgraph', () => {
  it('runs as the viewer, with a fresh context per request', async () => {
    const before = subgraph.contexts.length;
    await expect(execute(subgraph, { query: '{ me }', viewer })).resolves.toEqual({
      data: { me: '7' },
    });
    await execute(subgraph, { query: '{ me }', viewer, idempotencyKey: 'k', locale: 'fr-CA' });
    expect(subgraph.contexts.slice(before)).toMatchObject([
      { viewer: { userId: 7 }, idempotencyKey: null },
      { idempotencyKey: 'k', locale: 'fr-CA' },
    ]);
  });

  it('resolves each mutation of a document after the previous one', async () => {
    const { data } = await execute(subgraph, {
      query: 'mutation { a: count { count } b: count { count } c: count { x: count y: count } }',
      viewer,
    });
    const { a, b, c } = data as Record<string, Record<string, number>>;
    const first = a?.count ?? NaN;
    expect([a, b, c]).toEqual([
      { count: first },
      { count: first + 1 },
      { x: first + 2, y: first + 2 },
    ]);
  });

  it('refuses a call without RequestInfo', async () => {
    for (const info of [undefined, null, {}] as never[]) {
      const result = await executeSubgraph(subgraph, { query: '{ __typename }' }, info);
      expect(result.data).toBeUndefined();
      expect(result.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  it('says UNAUTHENTICATED in the viewer’s language', async () => {
    const [english, french] = await Promise.all([
      execute(subgraph, { query: '{ me }' }),
      execute(subgraph, { query: '{ me }', locale: 'fr-CA' }),
    ]);
    expect(english.errors?.[0]).toMatchObject({
      message: 'Log in to continue.',
      path: ['me'],
      extensions: { code: 'UNAUTHENTICATED', messageKey: 'session.required' },
    });
    expect(french.errors?.[0]?.message).not.toBe('Log in to continue.');
  });

  it('masks a bug, keeps the rest, and logs it once', async () => {
    lines.length = 0;
    const result = await execute(subgraph, { query: '{ bug refused rate(value: "52.50") }' });
    expect(result.data).toEqual({ bug: null, refused: null, rate: '52.50' });
    const codes = result.errors?.map((error) => [error.path?.[0], error.extensions.code]);
    expect(codes).toEqual([
      ['bug', 'INTERNAL'],
      ['refused', 'FORBIDDEN'],
    ]);
    expect(JSON.stringify(result)).not.toMatch(/secrets|10\.0\.0\.3/);
    expect(lines.filter((line) => line.includes('secrets'))).toHaveLength(1);
  });

  it('answers payload errors', async () => {
    const query = 'mutation($id: ID) { apply(jobId: $id) { jobId errors { code path message } } }';
    const run = (id: unknown) => execute(subgraph, { query, variables: { id } });
    await expect(run(5)).resolves.toEqual({ data: { apply: { jobId: '5', errors: [] } } });
    await expect(run('x')).resolves.toMatchObject({
      data: { apply: { jobId: null, errors: [{ code: 'VALIDATION_FAILED', path: ['jobId'] }] } },
    });
    await expect(run(409)).resolves.toMatchObject({
      data: { apply: { errors: [{ code: 'CONFLICT', path: [] }] } },
    });
  });

  it('is UNAVAILABLE at its deadline', async () => {
    const run = (ms: number, left: number) =>
      executeSubgraph(
        subgraph,
        { query: `{ slow(ms: ${ms}) }` },
        { ...asSystem('gateway'), deadline: Date.now() + left },
      );
    await expect(run(1, 500)).resolves.toEqual({ data: { slow: 'done' } });
    for (const [ms, left] of [
      [300, 20],
      [1, -1],
    ] as const) {
      const { errors } = await run(ms, left);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    }
  });

  it('reports errors of a query or its variables', async () => {
    for (const request of [
      { query: '{ me' },
      { query: '{ nothing }' },
      { query: 'query($ms: Int!) { slow(ms: $ms) }', variables: { ms: 'x' } },
      { query: 'query A { me } query B { me }', operationName: 'C' },
    ]) {
      const { errors, data } = await execute(subgraph, request);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it('names a wrong variable without its value', async () => {
    const query = 'query($ms: Int!) { slow(ms: $ms) }';
    const { errors } = await execute(subgraph, { query, variables: { ms: 'a secret' } });
    expect(errors?.map(({ message }) => message)).toEqual(['Variable "$ms" must be of type Int.']);
  });

  it('parses and validates a document once', () => {
    const first = checkedDocument(subgraph.schema, '{ me refused }');
    expect(checkedDocument(subgraph.schema, '{ me refused }').document).toBe(first.document);
    expect(checkedDocument(subgraph.schema, '{ wrong }').document).toBeNull();
    expect(graphql.isSchema(subgraph.schema)).toBe(true);
  });

  it('resolves entities', async () => {
    const query =
      'query($r: [_Any!]!) { _entities(representations: $r) { ... on Person { id role } } }';
    const variables = { r: [{ __typename: 'Person', id: '3' }] };
    await expect(execute(subgraph, { query, variables })).resolves.toEqual({
      data: { _entities: [{ id: '3', role: 'clinic' }] },
    });
  });

  it.each([
    ['rate', '52.50', '52.50'],
    ['rate', 52.5, '52.5'],
    ['instant', '2027-03-01T08:00:00-05:00', '2027-03-01T13:00:00.000Z'],
    ['time', '08:30', '08:30'],
    ['day', '2027-02-28', '2027-02-28'],
  ])('reads and writes the scalar of %s: %p', async (field, value, expected) => {
    const type = { rate: 'Decimal', instant: 'DateTime', time: 'TimeOfDay', day: 'Date' }[field];
    const query = `query($v: ${String(type)}!) { ${field}(value: $v) }`;
    await expect(execute(subgraph, { query, variables: { v: value } })).resolves.toEqual({
      data: { [field]: expected },
    });
    const literal = `{ ${field}(value: ${JSON.stringify(value)}) }`;
    await expect(execute(subgraph, { query: literal })).resolves.toEqual({
      data: { [field]: expected },
    });
  });
});
