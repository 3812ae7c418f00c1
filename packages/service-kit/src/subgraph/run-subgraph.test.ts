import { endProcesses, startProcess } from '../../test/start-process';
import { testDatabase, type TestDatabase } from '../testing/test-database';

// A process is started for each test.
jest.setTimeout(60_000);

let bus: TestDatabase;
beforeEach(async () => {
  bus = await testDatabase('bus');
});
afterEach(async () => {
  endProcesses();
  await bus.drop();
});

const start = (changes: Record<string, string> = {}) =>
  startProcess('subgraph-process.ts', [], {
    DATABASE_URL: bus.url,
    DATABASE_URL_BUS: bus.url,
    VIEWER_KEYS: JSON.stringify({ one: 'a secret of at least 32 characters' }),
    VIEWER_KEY_ID: 'one',
    ...changes,
  });

describe('runSubgraph', () => {
  it('serves, refuses unauthenticated callers and stops on a signal', async () => {
    const { child, url, exit } = await start();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/graphql`, { method: 'POST' })).status).toBe(401);
    child.kill('SIGTERM');
    await expect(exit).resolves.toBe(0);
  });

  it.each([
    ['an incomplete environment', { VIEWER_KEY_ID: '' }, 'VIEWER_KEY_ID'],
    ['a key that is missing', { VIEWER_KEY_ID: 'two' }, 'Viewer key two is missing'],
    ['no bus', { DATABASE_URL_BUS: 'postgres://robin@127.0.0.1:1/bus' }, 'ECONNREFUSED'],
  ])('says what keeps it from starting: %s', async (_what, changes, reason) => {
    await expect(start(changes)).rejects.toThrow(reason);
  });
});
