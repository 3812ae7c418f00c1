import { setTimeout as pause } from 'node:timers/promises';
import { sampleSubgraph, type SampleSubgraph } from '../../test/sample-subgraph';
import { until } from '../../test/until';
import type { RunningServer } from '../http';
import { asViewer } from '../testing/callers';
import { silentLogger } from '../testing/world';
import { createViewerKeys, headersFor } from '../viewer';
import { serveSubgraph } from './serve-subgraph';

const keys = createViewerKeys({ currentKeyId: 'a', keys: { a: 'x'.repeat(32) } });
const otherKeys = createViewerKeys({ currentKeyId: 'a', keys: { a: 'y'.repeat(32) } });
const info = asViewer({ userId: 7 }, { requestId: 'request-123' });
const logger = silentLogger();

let subgraph: SampleSubgraph;
let server: RunningServer;

beforeEach(async () => {
  subgraph = sampleSubgraph(logger);
  server = await serveSubgraph({ subgraph, port: 0, host: '127.0.0.1', logger, keys });
});
afterEach(() => server.close());

const post = async (query: unknown, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ query });
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

describe('serveSubgraph', () => {
  it('runs an operation as the viewer of the token', async () => {
    const answer = await post('{ me }', await headersFor(info, keys));
    expect(answer).toMatchObject({ status: 200, body: '{"data":{"me":"7"}}' });
    expect(answer.headers.get('x-request-id')).toBe('request-123');
    expect(subgraph.contexts[0]).toEqual(info);
  });

  it.each(['{ me }', '{ _service { sdl } }', '{ _entities(representations: []) { __typename } }'])(
    'refuses %s without a token or with a foreign one',
    async (query) => {
      const before = subgraph.contexts.length;
      for (const headers of [{}, await headersFor(info, otherKeys)]) {
        const answer = await post(query, headers);
        expect(answer.status).toBe(401);
        expect(answer.body).toContain('UNAUTHENTICATED');
        expect(answer.body).not.toContain('data');
      }
      expect(subgraph.contexts).toHaveLength(before);
    },
  );

  it('refuses malformed GraphQL requests', async () => {
    const headers = await headersFor(info, keys);
    await expect(post(5, headers)).resolves.toMatchObject({ status: 400 });
    const get = await fetch(`${server.url}/graphql`, { headers });
    expect(get.status).toBe(404);
  });

  it('serves health, readiness and metrics', async () => {
    const read = async (path: string) => {
      const response = await fetch(server.url + path);
      return [response.status, await response.text()] as const;
    };
    await expect(read('/healthz')).resolves.toEqual([200, '{"status":"ok"}']);
    await expect(read('/readyz')).resolves.toEqual([200, '{"missing":[]}']);
    subgraph.missing.push('database');
    await expect(read('/readyz')).resolves.toEqual([503, '{"missing":["database"]}']);
    await post('{ me }', await headersFor(info, keys));
    const [, metrics] = await read('/metrics');
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1',
    );
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
  });

  it('completes running requests on close, and accepts no new ones', async () => {
    const headers = await headersFor(info, keys);
    const slow = post('{ slow(ms: 300) }', headers);
    await until(() => subgraph.contexts.length === 1);
    const closed = server.close();
    await pause(20);
    await expect(post('{ me }', headers)).rejects.toThrow();
    await expect(slow).resolves.toMatchObject({ status: 200, body: '{"data":{"slow":"done"}}' });
    await closed;
    await expect(server.close()).resolves.toBeUndefined();
  });
});
