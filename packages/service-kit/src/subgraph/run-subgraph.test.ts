import { BROKER_PASSWORD, natsServer } from '@tbt/workspace/nats-server';
import { endProcesses, startProcess } from '../../test/start-process';
import { until } from '../../test/until';
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

  it('serves without its broker, says so, and stops on a signal', async () => {
    const broker = await natsServer();
    const { child, url, output, exit } = await start({ BUS_URL: broker.url });
    const readiness = async () => {
      const response = await fetch(`${url}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await readiness()).toEqual([200, { missing: [] }]);
    await broker.stop();
    await until(async () => JSON.stringify(await readiness()).includes('degraded'), 50);
    expect(await readiness()).toEqual([200, { missing: [], degraded: ['broker'] }]);
    child.kill('SIGTERM');
    await expect(exit).resolves.toBe(0);
    expect(output()).not.toContain(encodeURIComponent(BROKER_PASSWORD));
    expect(output()).not.toContain(BROKER_PASSWORD);
    await broker.remove();
  });

  it.each([
    ['an incomplete environment', { VIEWER_KEY_ID: '' }, 'VIEWER_KEY_ID'],
    ['a key that is missing', { VIEWER_KEY_ID: 'two' }, 'Viewer key two is missing'],
    ['a broker of another kind', { BUS_URL: 'amqp://tbt:secret@broker' }, 'BUS_URL'],
    ['no bus', { DATABASE_URL_BUS: 'postgres://robin@127.0.0.1:1/bus' }, 'ECONNREFUSED'],
  ])('says what keeps it from starting: %s', async (_what, changes, reason) => {
    await expect(start(changes)).rejects.toThrow(reason);
  });
});
