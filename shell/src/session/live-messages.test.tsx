import { act, screen } from '@testing-library/react';
import { useRealtime } from '@tbt/web-kit';
import { FakeSocket, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { LiveMessages } from './live-messages';

function Part() {
  useRealtime();
  return null;
}

const RealSocket = globalThis.WebSocket;
beforeEach(() => {
  sessionStorage.clear();
  FakeSocket.opened.length = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
afterEach(() => {
  Object.assign(globalThis, { WebSocket: RealSocket });
});

async function open() {
  const page = await renderPage(
    <LiveMessages>
      <Part />
    </LiveMessages>,
    { viewer: fakeViewer('hygienist') },
  );
  await act(async () => FakeSocket.latest().accept());
  return page;
}
const network = (state: 'offline' | 'online') =>
  act(async () => {
    window.dispatchEvent(new Event(state));
  });

it('shows the live toast once per visit, not after every reload', async () => {
  const { unmount } = await open();
  expect(await screen.findByText('Real-time messaging activated')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('data-top');
  unmount();
  await open();
  // The previous toast is still there, once.
  expect(screen.getAllByText('Real-time messaging activated')).toHaveLength(1);
});

it('shows one toast for repeated losses, and hides it on recovery', async () => {
  await open();
  for (let time = 0; time < 2; time += 1) {
    await network('offline');
    expect(await screen.findAllByText('Connection lost')).toHaveLength(1);
    await network('online');
    await act(async () => FakeSocket.latest().accept());
    expect(screen.queryByText('Connection lost')).toBeNull();
  }
});
