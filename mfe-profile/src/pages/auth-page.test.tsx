import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, fakeViewer, renderPage, type RestAnswers } from '@tbt/web-kit/testing';
import { AuthPage } from './auth-page';

const problem = (status: number, detail: string, extra: Record<string, unknown> = {}) => ({
  status,
  body: { type: 'about:blank', title: 'Refused', status, detail, ...extra },
});

let stop: () => void = () => undefined;
const answering = (answers: RestAnswers) => {
  stop = answerRequests(answers);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stop();
  localStorage.clear();
});

async function logIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText(/^email/i), email);
  await userEvent.type(screen.getByLabelText(/^password/i), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('/auth, log in', () => {
  it('returns to the previous page', async () => {
    answering({
      'POST /api/auth/login': { body: { token: 'secret-token', user: fakeViewer('hygienist') } },
    });
    const page = await renderPage(<AuthPage />, { at: '/auth?returnTo=%2Fshifts', path: '/auth' });
    await logIn('ana@demo.test', 'demo-password-1');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/shifts'));
    expect(localStorage.getItem('authToken')).not.toContain('secret-token');
  });

  it.each([
    ['/jobs/7', /to apply for this shift/],
    ['/post-job?from=3', /to post a shift/],
    ['/shifts', /to continue/],
  ])('says why, coming from %s', async (from, reason) => {
    await renderPage(<AuthPage />, { at: `/auth?returnTo=${encodeURIComponent(from)}` });
    expect(await screen.findByText(reason)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I don’t have an account yet' }));
    expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  });

  it('gives no reason without a page to return to', async () => {
    await renderPage(<AuthPage />, { at: '/auth' });
    await screen.findByLabelText(/^email/i);
    expect(screen.queryByText(/Log in or sign up/)).not.toBeInTheDocument();
  });

  it('checks before it sends', async () => {
    await renderPage(<AuthPage />, { at: '/auth' });
    await logIn('ana', '12345');
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  it('shows the error and keeps the input', async () => {
    answering({ 'POST /api/auth/login': problem(401, 'Invalid email or password') });
    await renderPage(<AuthPage />, { at: '/auth' });
    await logIn('ana@demo.test', 'wrong-password');
    expect(await screen.findByText('Login failed')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Login' }));
    expect(form.getByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText(/^email/i)).toHaveValue('ana@demo.test');
    expect(screen.getByLabelText(/^password/i)).toHaveValue('wrong-password');
  });

  it('lets a signed-in user continue, or log out for another account', async () => {
    answering({ 'POST /api/auth/logout': { status: 204 } });
    await renderPage(<AuthPage />, {
      at: '/auth?returnTo=%2Fshifts',
      path: '/auth',
      viewer: fakeViewer('hygienist'),
    });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/shifts',
    );
    expect(screen.queryByLabelText(/^email/i)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText(/^email/i)).toBeVisible();
  });

  it('never leaves the site', async () => {
    answering({ 'POST /api/auth/login': { body: { token: 't', user: fakeViewer('clinic') } } });
    const page = await renderPage(<AuthPage />, {
      at: '/auth?returnTo=//evil.test',
      path: '/auth',
    });
    await logIn('ana@demo.test', 'demo-password-1');
    await waitFor(() => expect(page.address()).toBe('/'));
  });
});

async function fillSignUp(confirmation: string) {
  await userEvent.type(await screen.findByLabelText(/first name/i), 'Ana');
  await userEvent.type(screen.getByLabelText(/last name/i), 'Reyes');
  await userEvent.type(screen.getByLabelText(/^email/i), 'ana@demo.test');
  await userEvent.selectOptions(screen.getByLabelText(/province/i), 'Ontario');
  await userEvent.type(screen.getByLabelText(/^city/i), 'Toronto');
  await userEvent.type(screen.getByLabelText(/^password/i), 'long enough');
  await userEvent.type(screen.getByLabelText(/^confirm password/i), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('/auth, sign up', () => {
  const created = { status: 201, body: fakeViewer('hygienist') };
  const entered = { body: { token: 't', user: fakeViewer('hygienist') } };

  it('creates an account, logs in and opens the next step', async () => {
    const sent: unknown[] = [];
    answering({
      'POST /api/auth/signup': (payload) => {
        sent.push(payload);
        return created;
      },
      'POST /api/auth/login': (payload) => {
        sent.push(payload);
        return entered;
      },
    });
    const referralLink = { __typename: 'ReferralLink', status: 'valid' };
    const page = await renderPage(<AuthPage />, {
      ...{ at: '/auth?tab=signup&ref=kx7', path: '/auth' },
      graph: { ReferralLink: { data: { referralLink } } },
    });
    expect(await screen.findByText(/recommended this site to you/)).toBeVisible();
    await fillSignUp('long enough');
    expect(await screen.findByText('Welcome, Ana!')).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/profile?tab=verification'));
    expect(sent).toEqual([
      {
        firstName: 'Ana',
        lastName: 'Reyes',
        email: 'ana@demo.test',
        role: 'hygienist',
        province: 'Ontario',
        city: 'Toronto',
        password: 'long enough',
        promotionalCode: null,
        referralCode: 'kx7',
      },
      { email: 'ana@demo.test', password: 'long enough' },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins with the role of the link', async () => {
    await renderPage(<AuthPage />, { at: '/auth?tab=signup&role=clinic' });
    expect(await screen.findByLabelText(/role/i)).toHaveValue('clinic');
  });

  it('offers a clinic the registration of its office, with what the address asks for', async () => {
    const returnTo = encodeURIComponent('/post-job?from=3');
    await renderPage(<AuthPage />, {
      at: `/auth?tab=signup&role=clinic&returnTo=${returnTo}&ref=AB12`,
    });
    const link = await screen.findByRole('link', { name: 'Register your clinic' });
    expect(link).toHaveAttribute('href', `/clinic-registration?returnTo=${returnTo}&ref=AB12`);
    await userEvent.selectOptions(screen.getByLabelText(/role/i), 'assistant');
    expect(screen.queryByRole('link', { name: 'Register your clinic' })).toBeNull();
  });

  it('opens the office profile for a clinic', async () => {
    answering({
      'POST /api/auth/signup': { status: 201, body: fakeViewer('clinic') },
      'POST /api/auth/login': { body: { token: 't', user: fakeViewer('clinic') } },
    });
    const page = await renderPage(<AuthPage />, { at: '/auth?tab=signup', path: '/auth' });
    await userEvent.selectOptions(await screen.findByLabelText(/role/i), 'clinic');
    await fillSignUp('long enough');
    await waitFor(() => expect(page.address()).toBe('/profile'));
  });

  it('returns to the previous page', async () => {
    answering({ 'POST /api/auth/signup': created, 'POST /api/auth/login': entered });
    const page = await renderPage(<AuthPage />, {
      at: '/auth?tab=signup&returnTo=%2Fjobs%2F5',
      path: '/auth',
    });
    await fillSignUp('long enough');
    await waitFor(() => expect(page.address()).toBe('/jobs/5'));
    expect(localStorage.getItem('returnAfterConfirm')).toBe('/jobs/5');
  });

  it('prefills the log-in when the session cannot be opened', async () => {
    answering({
      'POST /api/auth/signup': created,
      'POST /api/auth/login': problem(503, 'Try again in a moment.'),
    });
    const page = await renderPage(<AuthPage />, { at: '/auth?tab=signup', path: '/auth' });
    await fillSignUp('long enough');
    expect(await screen.findByText('Account created!')).toBeVisible();
    expect(screen.getByText('Please log in to continue')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeVisible();
    expect(screen.getByLabelText(/^email/i)).toHaveValue('ana@demo.test');
    expect(page.address()).toBe('/auth');
  });

  it('shows a mismatch at the confirmation', async () => {
    await renderPage(<AuthPage />, { at: '/auth?tab=signup' });
    await fillSignUp('something else');
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(screen.getByLabelText(/^confirm password/i)).toBeInvalid();
  });

  it('puts a taken e-mail at its field', async () => {
    answering({
      'POST /api/auth/signup': problem(409, 'An account with this email already exists.', {
        errors: [{ path: 'email', message: 'An account with this email already exists.' }],
      }),
    });
    await renderPage(<AuthPage />, { at: '/auth?tab=signup' });
    await fillSignUp('long enough');
    expect(await screen.findByText('Signup failed')).toBeVisible();
    for (const told of screen.getAllByText('An account with this email already exists.'))
      expect(told).toBeVisible();
    expect(screen.getByLabelText(/^email/i)).toBeInvalid();
    expect(screen.getByLabelText(/^email/i)).toHaveValue('ana@demo.test');
    expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  });

  it('lists US states without letting them be chosen', async () => {
    await renderPage(<AuthPage />, { at: '/auth?tab=signup' });
    expect(await screen.findByRole('option', { name: 'Ohio (Coming Soon)' })).toBeDisabled();
  });
});
