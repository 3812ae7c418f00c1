import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  await userEvent.click(screen.getByRole('button', { name: 'Out' }));
  expect(await screen.findByText('Hello stranger')).toBeVisible();
  expect(localStorage.getItem('authToken')).toBeNull();
});

it('asks for a session in the place of a private part and leads back to it', async () => {
  await renderPage(<RequireSession>private</RequireSession>, { at: '/messages?userId=4' });
  expect(screen.queryByText('private')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth?returnTo=%2Fmessages%3FuserId%3D4',
  );
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
