import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { loadRelease } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const loading = jest.mocked(loadRemote);
const entry = '/releases/mfe-jobs/1.0.0-a/remote-entry.js';
const release = { version: '1.0.0', entry, contractVersion: REMOTE_CONTRACT_VERSION };
const asked = () => jest.mocked(registerRemotes).mock.lastCall?.[0][0];

it('retries with another address after a failure: the first request may hang', async () => {
  loading.mockRejectedValueOnce(new Error('timed out'));
  await expect(loadRelease('mfe-jobs', release)).rejects.toThrow('timed out');
  expect(asked()).toMatchObject({ entry: `http://localhost${entry}` });
  loading.mockResolvedValueOnce('the module');
  expect(await loadRelease('mfe-jobs', release)).toBe('the module');
  expect(asked()).toMatchObject({ name: 'mfe_jobs', entry: `http://localhost${entry}?again=1` });
});
