import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { get, graph, post, unique } from './support/api';
import { hashOf, isTrustedOnly, operation } from './support/documents';
import { demoPerson } from './support/people';
import { socketUrl } from './support/socket';

const UNPUBLISHED = '{ jobs(first: 1) { edges { node { id title } } } }';

const byId = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

async function overSocket(payload: { query: string; extensions?: Record<string, unknown> }) {
  const { token } = await demoPerson('hygienist');
  const client = createClient({
    url: socketUrl('/graphql'),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  const answer = await new Promise<unknown>((resolve) =>
    client.subscribe(payload, { next: resolve, error: resolve, complete: () => undefined }),
  );
  await client.dispose();
  return answer;
}

const refusal = (reason: string) => ({
  message: expect.any(String) as string,
  extensions: {
    code: 'VALIDATION_FAILED',
    reason,
    requestId: expect.any(String) as string,
  },
});

describe('a document named by its id', () => {
  it('that is unpublished is refused with what to do about it', async () => {
    for (const body of [byId(UNPUBLISHED), { documentId: `sha256:${hashOf(UNPUBLISHED)}` }]) {
      const answer = await post('/graphql', { ...body, query: undefined });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ errors: [refusal('DOCUMENT_UNKNOWN')] });
    }
    const [error] = (await overSocket({ query: '', ...byId(UNPUBLISHED) })) as unknown[];
    expect(error).toEqual(refusal('DOCUMENT_UNKNOWN'));
  });
});

/** Atomically, as `npm run release` does. */
function publish(releasesDir: string, text: string): void {
  const app = join(releasesDir, 'contract-app');
  const build = join(app, `1.0.0-${hashOf(text).slice(0, 10)}`);
  mkdirSync(`${build}.tmp`, { recursive: true });
  const documents = { [`sha256:${hashOf(text)}`]: text };
  const manifest = { app: 'contract-app', version: '1.0.0', documents };
  writeFileSync(join(`${build}.tmp`, 'documents.json'), JSON.stringify(manifest));
  renameSync(`${build}.tmp`, build);
}

if (process.env.CONTRACT_DATA_DIR) {
  const releasesDir = join(process.env.CONTRACT_DATA_DIR, 'releases');

  describe('a build that is published while the graph runs', () => {
    it('publishes its documents, and keeps those of the previous build', async () => {
      const editions = [1, 2].map(
        (edition) =>
          `query Edition${edition}At${unique().replaceAll('-', '')} { jobs(first: ${edition}) { edges { cursor } } }`,
      );
      const statusOf = async (text: string) => (await post('/graphql', byId(text))).status;
      for (const text of editions) {
        expect(await statusOf(text)).toBe(400);
        publish(releasesDir, text);
        // Often enough to reach every replica behind a balancer.
        for (let time = 0; time < 4; time += 1) expect(await statusOf(text)).toBe(200);
      }
      for (const text of editions) {
        expect(await statusOf(text)).toBe(200);
        expect((await graph(text)).status).toBe(200);
      }
    });
  });
}

if (isTrustedOnly()) {
  describe('a graph that trusts published documents only', () => {
    it('executes them by id, by POST and by GET', async () => {
      const text = operation('ContractJobs');
      const variables = { n: 1 };
      const posted = await post('/graphql', { ...byId(text), variables });
      expect([posted.status, posted.body]).toEqual([200, { data: expect.anything() as unknown }]);
      const search = new URLSearchParams({
        documentId: `sha256:${hashOf(text)}`,
        variables: JSON.stringify(variables),
      });
      const headers = { 'apollo-require-preflight': 'yes' };
      const got = await get(`/graphql?${search}`, { headers });
      expect([got.status, got.body]).toEqual([200, posted.body]);
      const mine = await overSocket({ query: '', ...byId(operation('ContractMe')) });
      expect(mine).toEqual({ data: { me: { id: expect.any(String) as string } } });
    });

    it('refuses every other text and introspection, without details', async () => {
      for (const text of [UNPUBLISHED, '{ __schema { queryType { name } } }', '{ jobz']) {
        const answer = await graph(text);
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({ errors: [refusal('DOCUMENT_NOT_TRUSTED')] });
        expect(answer.text).not.toMatch(/jobs|Did you mean|queryType|\//);
      }
      const [error] = (await overSocket({ query: UNPUBLISHED })) as unknown[];
      expect(error).toEqual(refusal('DOCUMENT_NOT_TRUSTED'));
    });
  });
} else {
  describe('a graph that takes any document', () => {
    it('executes unpublished documents, introspection too', async () => {
      for (const text of [UNPUBLISHED, '{ __schema { queryType { name } } }'])
        expect((await graph(text)).status).toBe(200);
    });
  });
}
