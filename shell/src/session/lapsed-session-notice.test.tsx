import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGraph } from '@tbt/web-kit';
import {
  answerRequests,
  fakeViewer,
  renderPage,
  type RenderPageOptions,
  type RestAnswer,
} from '@tbt/web-kit/testing';
import { RememberLanguageDocument } from '../generated/graphql';
import { LapsedSessionNotice } from './lapsed-session-notice';

const refusal = {
  data: null,
  errors: [{ message: 'Log in to continue.', extensions: { code: 'UNAUTHENTICATED' } }],
};

let restore: () => void = () => undefined;
afterEach(() => restore());

function Act() {
  const graph = useGraph();
  const variables = { input: { locale: 'fr-CA' } };
  const send = async () =>
    (await graph.load()).mutate({ mutation: RememberLanguageDocument, variables });
  const onClick = () => void Promise.allSettled([send(), send()]);
  return <button onClick={onClick}>Act</button>;
}

/** A page with two refused calls, and the session that the server then returns. */
async function refuse(me: RestAnswer, options: RenderPageOptions = {}) {
  let asks = 0;
  restore = answerRequests({
    'GET /api/auth/me': () => {
      asks += 1;
      return me;
    },
  });
  const page = await renderPage(
    <>
      <LapsedSessionNotice />
      <Act />
    </>,
    {
      at: '/shifts?tab=bookings',
      viewer: fakeViewer('hygienist'),
      graph: { RememberLanguage: refusal },
      ...options,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  return { page, asks: () => asks };
}

it.each([
  ['en-CA', 'Your session has ended', 'Sign In'],
  ['fr-CA', 'Votre session a pris fin', 'Se connecter'],
] as const)('leads to the sign-in page and back, in %s', async (locale, title, action) => {
  const { page, asks } = await refuse({ status: 401 }, { locale });
  expect(await screen.findByText(title)).toBeVisible();
  expect(asks()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(page.address()).toBe('/auth?returnTo=%2Fshifts%3Ftab%3Dbookings');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it.each([
  ['the session is known', { body: fakeViewer('hygienist') }],
  ['the session fails to load', { status: 503 }],
])('says nothing while %s', async (_, me) => {
  const { asks } = await refuse(me);
  await waitFor(() => expect(asks()).toBeGreaterThan(0));
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

it('shows nothing to visitors', async () => {
  const { asks } = await refuse({ status: 401 }, { viewer: null });
  expect(asks()).toBe(0);
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

it('shows nothing on the sign-in page', async () => {
  const { asks } = await refuse({ status: 401 }, { at: '/auth' });
  await waitFor(() => expect(asks()).toBe(1));
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});
