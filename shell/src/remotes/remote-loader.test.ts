import type { RemoteRegistry } from '@tbt/contracts';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { defineRemote } from '@tbt/web-kit';
import { createReleaseRegistry } from './release-registry';
import { createRemoteLoader } from './remote-loader';

const release = {
  version: '1.0.0',
  entry: '/releases/mfe-jobs/1.0.0-a/remote-entry.js',
  contractVersion: REMOTE_CONTRACT_VERSION,
};
const exposed = { default: defineRemote({ routes: [] }) };

function world(registry: RemoteRegistry, loadRelease: jest.Mock, now?: () => number) {
  const known = createReleaseRegistry(registry);
  const renew = jest.spyOn(known, 'renew').mockResolvedValue();
  const loadTexts = jest.fn(() => Promise.resolve());
  return {
    loader: createRemoteLoader({ registry: known, loadRelease, loadTexts, now }),
    renew,
    loadTexts,
  };
}

it('loads a remote once, with its texts', async () => {
  const loadRelease = jest.fn().mockResolvedValue(exposed);
  const { loader, loadTexts } = world({ 'mfe-jobs': release }, loadRelease);
  expect(await loader.load('mfe-jobs')).toBe(exposed.default);
  expect(loader.load('mfe-jobs')).toBe(loader.load('mfe-jobs'));
  expect(loadRelease).toHaveBeenCalledTimes(1);
  expect(loadTexts).toHaveBeenCalledTimes(1);
});

it('retries a failure once with a fresh registry, then on request only', async () => {
  const loadRelease = jest.fn().mockRejectedValue(new Error('away'));
  const { loader, renew } = world({ 'mfe-jobs': release }, loadRelease);
  await expect(loader.load('mfe-jobs')).rejects.toThrow('away');
  await expect(loader.load('mfe-jobs')).rejects.toThrow('away');
  expect(loadRelease).toHaveBeenCalledTimes(2);
  expect(renew).toHaveBeenCalledTimes(1);

  loadRelease.mockResolvedValue(exposed);
  await loader.retry('mfe-jobs');
  expect(await loader.load('mfe-jobs')).toBe(exposed.default);
});

it('does not wait twice, and does not remember a failure for ever', async () => {
  let time = 0;
  const loadRelease = jest.fn().mockImplementation(async () => {
    time += 4_000;
    throw new Error('timeout');
  });
  const { loader } = world({ 'mfe-jobs': release }, loadRelease, () => time);
  await expect(loader.load('mfe-jobs')).rejects.toThrow('timeout');
  expect(loadRelease).toHaveBeenCalledTimes(1);
  loadRelease.mockResolvedValue(exposed);
  await expect(loader.load('mfe-jobs')).rejects.toThrow('timeout');
  time += 31_000;
  expect(await loader.load('mfe-jobs')).toBe(exposed.default);
});

it('loads the release that has replaced the loaded one', async () => {
  const registry = { 'mfe-jobs': release };
  const loadRelease = jest.fn().mockResolvedValue(exposed);
  const { loader } = world(registry, loadRelease);
  const told = jest.fn();
  loader.subscribe(told);
  await loader.load('mfe-jobs');
  registry['mfe-jobs'] = { ...release, entry: '/releases/mfe-jobs/1.0.0-b/remote-entry.js' };
  await loader.retry('mfe-jobs');
  await loader.load('mfe-jobs');
  expect(loadRelease).toHaveBeenCalledTimes(2);
  expect([told.mock.calls.length, loader.attempts('mfe-jobs')]).toEqual([1, 1]);
});

it('keeps a loaded remote when another part of it fails', async () => {
  const loadRelease = jest.fn().mockResolvedValue(exposed);
  const { loader } = world({ 'mfe-jobs': release }, loadRelease);
  await loader.load('mfe-jobs');
  await loader.retry('mfe-jobs');
  await loader.load('mfe-jobs');
  expect(loadRelease).toHaveBeenCalledTimes(1);
});

it('refuses an unreleased or incompatible module', async () => {
  const other = { ...release, contractVersion: REMOTE_CONTRACT_VERSION + 1 };
  const loadRelease = jest.fn().mockResolvedValue({ default: { routes: 'none' } });
  const { loader } = world({ 'mfe-jobs': release, 'mfe-clinic': other }, loadRelease);
  await expect(loader.load('mfe-profile')).rejects.toThrow('mfe-profile is not released');
  await expect(loader.load('mfe-clinic')).rejects.toThrow('needs contract');
  expect(loadRelease).not.toHaveBeenCalled();
  await expect(loader.load('mfe-jobs')).rejects.toThrow('exposes no remote module');
  loadRelease.mockResolvedValue({ default: { ...exposed.default, contractVersion: 99 } });
  await loader.retry('mfe-jobs');
  await expect(loader.load('mfe-jobs')).rejects.toThrow('was made for contract 99');
});

describe('a browser that loaded the release before', () => {
  const newest = {
    ...release,
    version: '2.0.0',
    entry: '/releases/mfe-jobs/2.0.0-b/remote-entry.js',
  };
  const loadRelease = jest.fn();
  const add = jest.fn();
  const loaderWith = (whenOffline: () => typeof release | undefined) =>
    createRemoteLoader({
      ...{ registry: createReleaseRegistry({ 'mfe-jobs': newest }), loadRelease },
      ...{ loadTexts: async () => undefined, seen: { add, whenOffline } },
    });

  beforeEach(() => {
    add.mockClear();
    loadRelease.mockReset().mockImplementation(async (_name: string, { entry }: typeof release) => {
      if (entry === newest.entry) throw new Error('not kept');
      return exposed;
    });
  });

  it('loads it again without a connection, when the newest one was never loaded', async () => {
    expect(await loaderWith(() => release).load('mfe-jobs')).toBe(exposed.default);
    expect(loadRelease).toHaveBeenLastCalledWith('mfe-jobs', release);
  });

  it('has no use for it with a connection', async () => {
    await expect(loaderWith(() => undefined).load('mfe-jobs')).rejects.toThrow('not kept');
  });

  it('does not try the same one a third time', async () => {
    await expect(loaderWith(() => newest).load('mfe-jobs')).rejects.toThrow('not kept');
    expect(loadRelease).toHaveBeenCalledTimes(2);
    expect(add).not.toHaveBeenCalled();
  });

  it('remembers what it loaded', async () => {
    loadRelease.mockReset().mockResolvedValue(exposed);
    await loaderWith(() => undefined).load('mfe-jobs');
    expect(add).toHaveBeenCalledWith('mfe-jobs', newest);
  });
});
