import { act, cleanup, screen } from '@testing-library/react';
import { useSession } from '../session';
import { answerRequests, fakeViewer, renderPage } from '../testing';
import { FakeSocket, openFakeSocket } from '../testing/fake-socket';
import { RealtimeProvider, useRealtime } from './realtime-provider';

const onSessionEnded = jest.fn();
const onNotice = jest.fn();

function Part() {
  useRealtime();
  const { logOut } = useSession();
  return <button onClick={() => void logOut()}>Log out</button>;
}

const page = (
  <RealtimeProvider open={openFakeSocket} onNotice={onNotice} onSessionEnded={onSessionEnded}>
    <Part />
  </RealtimeProvider>
);

async function closedByServer(me: Parameters<typeof answerRequests>[0][string]) {
  const restore = answerRequests({ 'GET /api/auth/me': me });
  await act(async () => FakeSocket.latest().accept());
  await act(async () => FakeSocket.latest().drop(4401));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 350)));
  restore();
}

beforeEach(async () => {
  FakeSocket.opened.length = 0;
  onSessionEnded.mockClear();
  onNotice.mockClear();
  await renderPage(page, { viewer: fakeViewer('hygienist') });
});

it('reconnects when the session was renewed: the password was changed here', async () => {
  await closedByServer({ body: fakeViewer('hygienist') });
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(FakeSocket.opened).toHaveLength(2);
});

it('reports the end of a session that is gone', async () => {
  await closedByServer({ status: 401 });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('does not run in circles with a server that closes again and again', async () => {
  await closedByServer({ body: fakeViewer('hygienist') });
  await closedByServer({ body: fakeViewer('hygienist') });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('waits while the session is unknown', async () => {
  await closedByServer({ status: 503 });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

it('shows no notice when it ended the session itself', async () => {
  const restore = answerRequests({ 'POST /api/auth/logout': { status: 204 } });
  const asked = jest.spyOn(globalThis, 'fetch');
  await act(async () => FakeSocket.latest().accept());
  await act(async () => {
    screen.getByRole('button').click();
    FakeSocket.latest().drop(4401);
  });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(onSessionEnded).not.toHaveBeenCalled();
  asked.mockRestore();
  restore();
});

it('shows a loss, and the recovery', async () => {
  await act(async () => FakeSocket.latest().accept());
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(onNotice.mock.calls).toEqual([['activated'], ['lost']]);
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => FakeSocket.latest().accept());
  expect(onNotice.mock.calls).toEqual([['activated'], ['lost'], ['restored']]);
});

it('shows the recovery of a connection that is back at once', async () => {
  await act(async () => FakeSocket.latest().accept());
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    FakeSocket.latest().accept();
  });
  expect(onNotice.mock.calls).toEqual([['activated'], ['lost'], ['restored']]);
});

it('hides the loss when no component needs a connection', async () => {
  await act(async () => FakeSocket.latest().accept());
  await act(async () => window.dispatchEvent(new Event('offline')));
  cleanup();
  expect(onNotice.mock.calls).toEqual([['activated'], ['lost'], ['restored']]);
});
