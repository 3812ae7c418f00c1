import { fakeJob, fakeMarketplace } from './support/fake-graph';
import { startGateway, stopGateways } from './support/start-gateway';

afterEach(stopGateways);

/** Counts the queries for one page that can change. */
function changingMarketplace() {
  const state = { version: 'v1', title: 'Shift', lists: 0, versions: 0 };
  const subgraph = fakeMarketplace({
    Query: {
      jobs: () => {
        state.lists += 1;
        return {
          edges: [{ cursor: 'c', node: { ...fakeJob(1), title: state.title } }],
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
          version: state.version,
        };
      },
      jobsVersion: () => {
        state.versions += 1;
        return state.version;
      },
    },
  });
  return { state, subgraph };
}

const JOBS = '/api/jobs?limit=5';

describe('a page that the caller has', () => {
  it('is answered by its version alone while it is unchanged', async () => {
    const { state, subgraph } = changingMarketplace();
    const { get } = await startGateway({ replaced: [subgraph] });
    const first = await get(JOBS);
    const etag = String(first.headers.etag);
    expect(state).toMatchObject({ lists: 1, versions: 0 });

    const again = await get(JOBS, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers).toMatchObject({
      'cache-control': first.headers['cache-control'],
      vary: first.headers.vary,
    });
    expect(again.headers).not.toHaveProperty('content-type');
    expect(state).toMatchObject({ lists: 1, versions: 1 });
  });

  it('is read again when it has changed, and then cached again', async () => {
    const { state, subgraph } = changingMarketplace();
    const { get } = await startGateway({ replaced: [subgraph] });
    const { etag } = (await get(JOBS)).headers;
    Object.assign(state, { version: 'v2', title: 'Another' });
    const changed = await get(JOBS, { 'if-none-match': String(etag) });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Another');
    const tag = String(changed.headers.etag);
    expect(tag).not.toBe(etag);
    expect((await get(JOBS, { 'if-none-match': tag })).status).toBe(304);
    expect(state.lists).toBe(2);
  });

  it('is read again for an unknown tag', async () => {
    const { state, subgraph } = changingMarketplace();
    const { get } = await startGateway({ replaced: [subgraph] });
    expect((await get(JOBS, { 'if-none-match': '"from another process"' })).status).toBe(200);
    expect(state).toMatchObject({ lists: 1, versions: 0 });
  });

  it('is read again when its version is unknown', async () => {
    const { state, subgraph } = changingMarketplace();
    const { get } = await startGateway({ replaced: [subgraph] });
    const { etag } = (await get(JOBS)).headers;
    state.version = null as never;
    expect((await get(JOBS, { 'if-none-match': String(etag) })).status).toBe(304);
    expect(state).toMatchObject({ lists: 2, versions: 1 });
  });

  it('is refused as ever when the query is wrong', async () => {
    const { subgraph } = changingMarketplace();
    const { get } = await startGateway({ replaced: [subgraph] });
    const { etag } = (await get(JOBS)).headers;
    const wrong = await get('/api/jobs?limit=0', { 'if-none-match': String(etag) });
    expect(wrong.status).toBe(400);
  });
});
