import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { loadRelease } from './federation';

const SHARED = { react: {} };
const entry = '/releases/mfe-jobs/1.0.0-a/remote-entry.js';
const release = {
  ...{ version: '1.0.0', entry, contractVersion: REMOTE_CONTRACT_VERSION },
  integrity: 'sha384-abc',
};
const asked: HTMLScriptElement[] = [];

const containerOf = (module: unknown) => ({
  init: jest.fn(),
  get: jest.fn().mockResolvedValue(() => module),
});

/** The browser answers the script, having run it. */
function answer(container: object | undefined): void {
  Object.assign(globalThis, { mfe_jobs: container });
  asked.at(-1)?.onload?.(new Event('load'));
}

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: SHARED },
  });
  jest
    .spyOn(document.head, 'append')
    .mockImplementation((script) => void asked.push(script as HTMLScriptElement));
});

afterEach(() => jest.useRealTimers());

it('gives a remote the shared packages and takes the exposed module', async () => {
  const loading = loadRelease('mfe-jobs', release);
  expect(asked[0]).toMatchObject({
    src: `http://localhost${entry}`,
    integrity: 'sha384-abc',
    crossOrigin: null,
  });
  const container = containerOf('the module');
  answer(container);
  expect(await loading).toBe('the module');
  expect(container.init).toHaveBeenCalledWith(SHARED);
  expect(container.get).toHaveBeenCalledWith('./app');
});

it('asks another origin with crossorigin', () => {
  const elsewhere = { ...release, entry: 'http://localhost:4001/remote-entry.js' };
  loadRelease('mfe-jobs', elsewhere).catch(() => undefined);
  expect(asked[0]?.crossOrigin).toBe('anonymous');
});

it('retries with another address after a failure: the first request may hang', async () => {
  const other = { ...release, entry: '/releases/mfe-jobs/1.0.0-b/remote-entry.js' };
  jest.useFakeTimers();
  const hanging = loadRelease('mfe-jobs', other);
  jest.advanceTimersByTime(4_000);
  await expect(hanging).rejects.toThrow('took too long');
  Object.assign(globalThis, { webpackChunkmfe_jobs: ['of the first'] });
  const again = loadRelease('mfe-jobs', other);
  expect(globalThis).not.toHaveProperty('webpackChunkmfe_jobs');
  expect(asked.at(-1)?.src).toBe(`http://localhost${other.entry}?again=1`);
  answer(containerOf('the module'));
  expect(await again).toBe('the module');
});

it('refuses an entry that defines nothing, also when an earlier one did', async () => {
  answer(containerOf('the earlier module'));
  const loading = loadRelease('mfe-jobs', release);
  asked.at(-1)?.onload?.(new Event('load'));
  await expect(loading).rejects.toThrow('defines no mfe_jobs');
});

it('tells a refused script apart from a slow one', async () => {
  const loading = loadRelease('mfe-jobs', release);
  asked.at(-1)?.onerror?.('refused');
  await expect(loading).rejects.toThrow('did not load');
});
