import { createInstance } from '@module-federation/enhanced/runtime';
import { useState } from 'react';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { useRuleForm } from '@tbt/web-kit/forms';
import { forgetSharedFailures } from './shared-failures';

const loadRemote = jest.fn();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: jest.fn(() => ({ loadRemote, registerRemotes })),
  registerGlobalPlugins: jest.fn(),
}));

const VERSIONS = { react: '19.0.0', '@tbt/web-kit/forms': '0.1.0' };
const load = async () => {
  Object.assign(globalThis, { SHARED_VERSIONS: VERSIONS });
  return import('./federation');
};
const entry = '/releases/mfe-jobs/1.0.0-a/remote-entry.js';
const release = { version: '1.0.0', entry, contractVersion: REMOTE_CONTRACT_VERSION };
const asked = () => registerRemotes.mock.lastCall?.[0][0];

it('retries with another address after a failure: the first request may hang', async () => {
  const { loadRelease } = await load();
  loadRemote.mockRejectedValueOnce(new Error('timed out'));
  await expect(loadRelease('mfe-jobs', release)).rejects.toThrow('timed out');
  expect(asked()).toMatchObject({ entry: `http://localhost${entry}` });
  loadRemote.mockResolvedValueOnce('the module');
  expect(await loadRelease('mfe-jobs', release)).toBe('the module');
  expect(asked()).toMatchObject({ name: 'mfe_jobs', entry: `http://localhost${entry}?again=1` });
});

it('gives remotes one copy of each shared package, some of them on demand', async () => {
  await load();
  const { shared = {} } = jest.mocked(createInstance).mock.lastCall?.[0] ?? {};
  const shareConfig = { singleton: true, strictVersion: true };
  expect(shared.react).toMatchObject({ version: '19.0.0', shareConfig });
  expect(shared['@tbt/web-kit/forms']).toMatchObject({ version: '0.1.0', shareConfig });
  const { lib, get } = {
    lib: undefined,
    get: undefined,
    ...shared.react,
    ...shared['@tbt/web-kit/forms'],
  } as {
    lib: () => { useState: unknown };
    get: () => Promise<() => { useRuleForm: unknown }>;
  };
  expect(lib().useState).toBe(useState);
  expect((await get())().useRuleForm).toBe(useRuleForm);
});

it('forgets the failure of a shared package, so that its next use asks for it again', () => {
  const { errorLoadShare } = forgetSharedFailures();
  const failed = { loaded: false, loading: Promise.resolve() };
  const other = { loaded: true, loading: Promise.resolve() };
  const shareScopeMap = { default: { react: { '1.0.0': other }, kit: { '1.0.0': failed } } };
  errorLoadShare?.({ pkgName: 'kit', shareScopeMap } as never);
  expect(failed.loading).toBeNull();
  expect(other.loading).not.toBeNull();
});
