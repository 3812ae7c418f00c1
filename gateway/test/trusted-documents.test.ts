import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { listen, startGateway, stopGateways } from './support/start-gateway';

const JOBS =
  'query Jobs { jobs { edges { node { id clinic { ...Name } } } } } fragment Name on User { firstName }';
const JOB = 'query Job($id: ID!) { job(id: $id) { id title __typename } }';
const ADDED = 'subscription Added { messageAdded { id } }';

const idOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const manifestOf = (...texts: string[]) =>
  JSON.stringify({
    app: 'mfe-jobs',
    version: '1.0.0',
    documents: Object.fromEntries(texts.map((text) => [idOf(text), text])),
  });

let folder: string;
let releasesDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-documents-'));
  releasesDir = join(folder, 'releases');
});
afterEach(async () => {
  await stopGateways();
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string): string => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

/** Published atomically, by rename. */
function publish(build: string, ...texts: string[]): void {
  const target = join(releasesDir, 'mfe-jobs', build);
  write(`releases/mfe-jobs/${build}.1.tmp/documents.json`, manifestOf(...texts));
  renameSync(`${target}.1.tmp`, target);
}

const trusted = () => startGateway({ settings: { documents: 'trusted', releasesDir } });

describe('trusted documents', () => {
  it('are executed by id in every form, and by text in any formatting', async () => {
    publish('1.0.0-a', JOBS, JOB);
    const { graph, post, get } = await trusted();
    const respelled = `fragment Name on User { firstName __typename }
      query Jobs { jobs { edges { __typename node { id clinic { ...Name } } } } }`;
    expect((await graph(respelled)).errors).toEqual([]);
    const hash = idOf(JOBS).slice('sha256:'.length);
    for (const body of [
      { documentId: idOf(JOBS) },
      { documentId: hash },
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { query: '', documentId: idOf(JOBS) },
    ]) {
      const { status, body: answer } = await post('/graphql', body);
      expect([status, answer]).toEqual([200, { data: { jobs: expect.anything() as unknown } }]);
    }
    const variables = encodeURIComponent('{"id":"4"}');
    const address = `/graphql?documentId=${encodeURIComponent(idOf(JOB))}&variables=${variables}`;
    const { body } = await get(address, { 'apollo-require-preflight': 'yes' });
    expect(body).toEqual({ data: { job: { id: '4', title: 'Shift 4', __typename: 'Job' } } });
  });

  it('are the only ones executed, and a refusal reveals nothing of the graph', async () => {
    publish('1.0.0-a', JOBS);
    const { graph, post, get } = await trusted();
    const texts = ['{ jobs { edges { node { id } } } }', '{ __schema { queryType { name } } }'];
    for (const text of [...texts, '{ bad', '{ sessionViewerX }', `${JOBS} query B { me { id } }`]) {
      const { status, errors, data } = await graph(text);
      expect([status, data]).toEqual([400, null]);
      expect(errors).toEqual([
        {
          message: expect.stringContaining('Publish the app that sends this one') as string,
          extensions: {
            code: 'VALIDATION_FAILED',
            reason: 'DOCUMENT_NOT_TRUSTED',
            requestId: expect.any(String) as string,
          },
        },
      ]);
    }
    const byGet = `/graphql?query=${encodeURIComponent('{ me { id } }')}`;
    expect((await get(byGet, { 'apollo-require-preflight': 'yes' })).status).toBe(400);
    const twice = `/graphql?query=${encodeURIComponent('{ me { id } }')}&query=${encodeURIComponent(JOBS)}`;
    const both = await get(twice, { 'apollo-require-preflight': 'yes' });
    expect(Object.keys((both.body.data ?? {}) as object)).not.toContain('me');
    const unknown = await post('/graphql', { documentId: 'nope' });
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('DOCUMENT_UNKNOWN');
    expect(unknown.text).not.toContain(folder);
  });

  it('leave the REST facade as it is', async () => {
    const { get } = await trusted();
    expect((await get('/api/jobs')).status).toBe(200);
  });

  it('may be named by id where every text is executed, too', async () => {
    publish('1.0.0-a', JOBS);
    const { graph, post } = await startGateway({ settings: { releasesDir } });
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(200);
    expect((await graph('{ jobs { edges { node { id } } } }')).status).toBe(200);
    const unknown = await post('/graphql', { documentId: idOf(JOB) });
    expect([unknown.status, unknown.text]).toEqual([
      400,
      expect.stringContaining('DOCUMENT_UNKNOWN'),
    ]);
  });

  it('of a build published later are executed without a restart, those before it as well', async () => {
    const { post, graph } = await trusted();
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(400);
    publish('1.0.0-a', JOBS);
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(200);
    expect((await graph(JOB, { variables: { id: '4' } })).status).toBe(400);
    publish('1.1.0-b', JOB);
    expect((await graph(JOB, { variables: { id: '4' } })).status).toBe(200);
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(200);
  });

  it('are found when two changes of the folder have the same time', async () => {
    const { post } = await trusted();
    for (const [build, text] of [
      ['1.0.0-a', JOBS],
      ['1.1.0-b', JOB],
    ] as const) {
      publish(build, text);
      utimesSync(join(releasesDir, 'mfe-jobs'), 1_800_000_000, 1_800_000_000);
      const body = { documentId: idOf(text), variables: { id: '4' } };
      expect((await post('/graphql', body)).status).toBe(200);
    }
  });

  it('are found once their manifest can be read again', async () => {
    // A folder in the file's place makes reading fail as a broken disk would.
    const place = join(releasesDir, 'mfe-jobs', '1.0.0-a', 'documents.json');
    mkdirSync(place, { recursive: true });
    const { post } = await trusted();
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(400);
    rmSync(place, { recursive: true });
    write('releases/mfe-jobs/1.0.0-a/documents.json', manifestOf(JOBS));
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(400);
    const later = Date.now() + 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const found = await post('/graphql', { documentId: idOf(JOBS) });
    clock.mockRestore();
    expect(found.status).toBe(200);
  });

  it('of one app are not lost by the broken manifest of another', async () => {
    write('releases/mfe-clinic/1.0.0-x/documents.json', '{"documents":');
    const wrong = { app: 'mfe-profile', version: '1', documents: { [idOf(JOBS)]: JOB } };
    write('releases/mfe-profile/1.0.0-x/documents.json', JSON.stringify(wrong));
    publish('1.0.0-a', JOBS);
    const { graph, post } = await trusted();
    expect((await post('/graphql', { documentId: idOf(JOBS) })).status).toBe(200);
    expect((await graph(JOB, { variables: { id: '4' } })).status).toBe(400);
  });

  it('of a named manifest are known from the start, and it must be valid', async () => {
    const path = write('tools.json', manifestOf(JOBS));
    const { graph } = await startGateway({
      settings: { documents: 'trusted', documentManifests: [path] },
    });
    expect((await graph(JOBS)).status).toBe(200);
    const broken = write('broken.json', '{}');
    await expect(startGateway({ settings: { documentManifests: [broken] } })).rejects.toThrow();
  });

  it('are the only ones on sockets', async () => {
    publish('1.0.0-a', JOBS, ADDED);
    const address = await listen(await trusted());
    const client = createClient({
      url: `ws://${address}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const answerTo = (payload: { query: string; extensions?: Record<string, unknown> }) =>
      new Promise<unknown>((resolve) =>
        client.subscribe(payload, {
          next: resolve,
          error: resolve,
          complete: () => undefined,
        }),
      );
    const hash = idOf(JOBS).slice('sha256:'.length);
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    expect(await answerTo({ query: '', extensions })).toMatchObject({ data: {} });
    expect(await answerTo({ query: ADDED })).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await answerTo({ query: '{ me { id } }' })).toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED', reason: 'DOCUMENT_NOT_TRUSTED' } },
    ]);
    const nope = { persistedQuery: { version: 1, sha256Hash: 'nope' } };
    expect(await answerTo({ query: '', extensions: nope })).toMatchObject([
      { extensions: { reason: 'DOCUMENT_UNKNOWN' } },
    ]);
    await client.dispose();
  });
});
