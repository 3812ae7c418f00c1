import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { defineRemote, type RemoteModule } from '@tbt/web-kit';
import { renderPage } from '@tbt/web-kit/testing';
import { createReleaseRegistry } from './release-registry';
import { createRemoteLoader } from './remote-loader';
import { RemotePage } from './remote-page';
import { RemotesContext } from './remotes-context';
import '../texts';

const remote = defineRemote({
  routes: [{ path: '/jobs/:id', load: () => Promise.resolve(() => <h1>One shift</h1>) }],
});

const release = { version: '1.0.0', entry: '/e.js', contractVersion: REMOTE_CONTRACT_VERSION };

function show(load: () => Promise<RemoteModule>, at = '/jobs/7') {
  const registry = createReleaseRegistry({ 'mfe-jobs': release });
  jest.spyOn(registry, 'renew').mockResolvedValue();
  const remotes = createRemoteLoader({
    registry,
    loadRelease: async () => ({ default: await load() }),
    loadTexts: async () => undefined,
  });
  return renderPage(
    <RemotesContext value={remotes}>
      <RemotePage name="mfe-jobs" title="Shift" fallback={<h1>Frame</h1>} />
    </RemotesContext>,
    { at },
  );
}

it('shows the page that the remote has for the address', async () => {
  await show(() => Promise.resolve(remote));
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
});

it('shows the frame of a route that the remote has no page for, without a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(() => Promise.resolve(remote), '/job-alerts');
  expect(await screen.findByRole('heading', { name: 'Frame' })).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
});

it('shows Loading... until the code is loaded', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading...')).toBeVisible();
});

it('contains a failure in the page area, logs it by name, and retries', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(remote);
  await show(load);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(log).toHaveBeenCalledWith('[mfe-jobs] failed: away', expect.anything());
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
});

it('retries a page’s code once, and again on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loadPage = jest
    .fn<Promise<() => React.JSX.Element>, []>()
    .mockRejectedValue(new Error('404'));
  const routes = [{ path: '/jobs/:id', load: loadPage }];
  await show(() => Promise.resolve(defineRemote({ routes })));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 });
  expect(loadPage).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(loadPage).toHaveBeenCalledTimes(2);
  loadPage.mockResolvedValue(() => <h1>One shift</h1>);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
  expect(loadPage).toHaveBeenCalledTimes(3);
});

it('retries by itself when there is a connection again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(remote);
  await show(load);
  await screen.findByRole('button', { name: 'Try again' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
});
