import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { useQuery } from '../graph';
import type { TypedDocumentNode } from '../queries';
import { answerRequests, fakeViewer, renderPage } from '../testing';
import { RequireSession, useSession } from './index';

function Account() {
  const { viewer, logIn, logOut } = useSession();
  const credentials = { email: 'ana@demo.test', password: 'secret-1' };
  return (
    <>
      <p>{viewer ? `Hello ${viewer.firstName}` : 'Hello stranger'}</p>
      <button onClick={() => void logIn(credentials).catch(() => undefined)}>In</button>
      <button onClick={() => void logOut()}>Out</button>
    </>
  );
}

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  localStorage.clear();
});

it('stores a marker that opens nothing, and forgets everything at log-out', async () => {
  restore = answerRequests({
    'POST /api/auth/login': { body: { token: 'real-secret', user: fakeViewer('hygienist') } },
    'POST /api/auth/logout': { status: 204 },
  });
  await renderPage(<Account />);
  await userEvent.click(screen.getByRole('button', { name: 'In' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  expect(localStorage.getItem('authToken')).toBe('session');
  sessionStorage.setItem('draft:post-job', '{"title":"Hers"}');
  localStorage.setItem('returnAfterConfirm', '/jobs/5');
  await userEvent.click(screen.getByRole('button', { name: 'Out' }));
  expect(await screen.findByText('Hello stranger')).toBeVisible();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(sessionStorage.getItem('draft:post-job')).toBeNull();
  expect(localStorage.getItem('returnAfterConfirm')).toBeNull();
});

it('shows a sign-in prompt in place of private content and returns to it', async () => {
  await renderPage(<RequireSession>private</RequireSession>, { at: '/messages?userId=4' });
  expect(screen.queryByText('private')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Fmessages%3FuserId%3D4',
  );
});

it('begins a new account with the one role that has the part', async () => {
  await renderPage(<RequireSession roles={['clinic']}>private</RequireSession>, {
    at: '/post-job',
  });
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/auth?tab=signup&role=clinic&returnTo=%2Fpost-job',
  );
});

const MINE: TypedDocumentNode<{ me: { id: string } }> = parse('query Mine { me { id } }');
const seen: string[] = [];

function Mine() {
  const { viewer } = useSession();
  const { data } = useQuery(MINE);
  seen.push(`${viewer?.id} sees ${data?.me.id ?? 'nothing'}`);
  return <p>{data ? `account ${data.me.id}` : 'waiting'}</p>;
}

const privatePart = (
  <RequireSession>
    <Mine />
  </RequireSession>
);
const inAnotherTab = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));

it('never shows cached results of one user to the next, signed in in another tab', async () => {
  let who = 2;
  restore = answerRequests({ 'GET /api/auth/me': () => ({ body: fakeViewer('clinic') }) });
  await renderPage(privatePart, {
    viewer: fakeViewer('hygienist'),
    graph: { Mine: () => ({ data: { me: { __typename: 'User', id: String(who) } } }) },
  });
  expect(await screen.findByText('account 2')).toBeVisible();
  who = 1;
  await inAnotherTab();
  expect(await screen.findByText('account 1')).toBeVisible();
  expect(seen).not.toContain('1 sees 2');
});

it('asks to sign in when the graph no longer knows the session', async () => {
  restore = answerRequests({ 'GET /api/auth/me': { status: 401 } });
  const errors = [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
  await renderPage(privatePart, {
    viewer: fakeViewer('hygienist'),
    graph: { Mine: { data: null, errors } },
  });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(localStorage.getItem('authToken')).toBeNull();
});

it('offers a retry while the session fails to load', async () => {
  const answers = [{ status: 503 }, { body: fakeViewer('hygienist') }];
  restore = answerRequests({ 'GET /api/auth/me': () => answers.shift() ?? { status: 404 } });
  await renderPage(<RequireSession>private</RequireSession>, { viewer: fakeViewer('hygienist') });
  await inAnotherTab();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('private')).toBeVisible();
});

it('shows a part to the roles that have it', async () => {
  await renderPage(
    <RequireSession roles={['clinic']} fallback="for clinics">
      {(viewer) => `desk of ${viewer.firstName}`}
    </RequireSession>,
    { viewer: fakeViewer('hygienist') },
  );
  expect(screen.getByText('for clinics')).toBeVisible();
});

it('ignores a session response requested before a log-in', async () => {
  let answerMe: (answer: Response) => void = () => undefined;
  restore = answerRequests({
    'POST /api/auth/login': { body: { token: 'real-secret', user: fakeViewer('hygienist') } },
  });
  const answering = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input) === '/api/auth/me'
      ? new Promise<Response>((resolve) => (answerMe = resolve))
      : answering(input, init);
  await renderPage(<Account />, { viewer: null });
  await inAnotherTab();
  await userEvent.click(screen.getByRole('button', { name: 'In' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  const unauthenticated = { ok: false, status: 401, headers: new Headers(), text: async () => '' };
  await act(async () => answerMe(unauthenticated as Response));
  expect(screen.getByText('Hello Ana')).toBeVisible();
});
