import { act, screen } from '@testing-library/react';
import { defineRemote, type RemoteModule } from '@tbt/web-kit';
import { renderPage } from '@tbt/web-kit/testing';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { createReleaseRegistry } from './release-registry';
import { createRemoteLoader } from './remote-loader';
import { RemoteSlot } from './remote-slot';
import { RemotesContext } from './remotes-context';

const SLOT = 'top-bar.unread-messages';
const release = { version: '1.0.0', entry: '/e.js', contractVersion: REMOTE_CONTRACT_VERSION };

function show(loadRelease: () => Promise<unknown>) {
  const registry = createReleaseRegistry({ 'mfe-messaging': release });
  jest.spyOn(registry, 'renew').mockResolvedValue();
  const remotes = createRemoteLoader({ registry, loadRelease, loadTexts: async () => undefined });
  const view = renderPage(
    <RemotesContext value={remotes}>
      <RemoteSlot name={SLOT} />
      <p>The rest</p>
    </RemotesContext>,
  );
  return { view, remotes };
}

const exposing = (module: RemoteModule) => ({ default: module });
const filled = exposing(defineRemote({ routes: [], widgets: { [SLOT]: () => <b>3 unread</b> } }));

it('shows the widget of its owner', async () => {
  await show(() => Promise.resolve(filled)).view;
  expect(await screen.findByText('3 unread')).toBeVisible();
});

it('stays empty when its owner has no such widget', async () => {
  const { container } = await show(() => Promise.resolve(exposing(defineRemote({ routes: [] }))))
    .view;
  expect(container).toHaveTextContent(/^The rest$/);
});

it('stays empty when its owner fails, logs that once, and is filled when a retry succeeds', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const loadRelease = jest.fn().mockRejectedValue(new Error('away'));
  const { view, remotes } = show(loadRelease);
  expect((await view).container).toHaveTextContent(/^The rest$/);
  // React logs its own line in tests.
  const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('['));
  expect(lines).toEqual(['[mfe-messaging] failed: away']);
  loadRelease.mockResolvedValue(filled);
  await act(() => remotes.retry('mfe-messaging'));
  expect(await screen.findByText('3 unread')).toBeVisible();
});

it('stays empty when the widget throws', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken widget');
  };
  const { container } = await show(() =>
    Promise.resolve(exposing(defineRemote({ routes: [], widgets: { [SLOT]: Broken } }))),
  ).view;
  expect(container).toHaveTextContent(/^The rest$/);
  expect(log).toHaveBeenCalledWith('[mfe-messaging] failed: broken widget', expect.anything());
});
