import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerRequests, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import {
  AccountPageDocument,
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RequestEmailChangeDocument,
  RequestEmailConfirmationDocument,
} from '../generated/graphql';
import {
  accountNode,
  newAccount,
  ownAccount,
  premiumAccount,
  trialAccount,
  trialOf,
} from '../testing/account-fixtures';
import { AccountPage } from './account-page';

const viewer = fakeViewer('hygienist');
const graph = ownAccount();
const user = { __typename: 'User', id: '2' };
const session = (id: string) => ({ __typename: 'Session', id });
const wrong = (field: string, message: string) => ({
  __typename: 'UserError',
  code: 'VALIDATION_FAILED' as const,
  message,
  path: [field],
});

beforeEach(() => sessionStorage.clear());

describe('/account', () => {
  it('shows the address, its state and the sessions', async () => {
    await renderPage(<AccountPage />, { graph, viewer });
    expect(await screen.findByText('ana@demo.test')).toBeVisible();
    expect(screen.getByText('Confirmed')).toBeVisible();
    const devices = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(devices).toHaveLength(3);
    expect(devices[0]).toContain('This device');
    expect(devices[2]).toContain('Unknown device');
  });

  it.each([
    ['reads the account again', { body: viewer }, 'ana@demo.test'],
    ['asks to log in', { status: 401 }, 'Log in to see this'],
  ] as const)(
    'asks for the session when the answer has no account, and %s',
    async (_, me, shown) => {
      const restore = answerRequests({ 'GET /api/auth/me': me });
      const answers = [null, accountNode()];
      const account = answer(AccountPageDocument, () => ({ me: answers.shift() ?? null }));
      await renderPage(<AccountPage />, { graph: { ...graph, ...account }, viewer });
      expect(await screen.findByText(shown)).toBeVisible();
      restore();
    },
  );

  it('shows a clinic its plan and the end of it, and a professional none', async () => {
    const { unmount } = await renderPage(<AccountPage />, {
      graph: ownAccount(premiumAccount()),
      viewer: fakeViewer('clinic'),
    });
    const plan = await screen.findByRole('region', { name: 'Plan' });
    expect(plan).toHaveTextContent('Premium planUntil March 1, 2099');
    const change = within(plan).getByRole('link', { name: 'Change or cancel my plan' });
    expect(change).toHaveAttribute('href', '/subscription');
    unmount();
    await renderPage(<AccountPage />, { graph, viewer });
    await screen.findByText('ana@demo.test');
    expect(screen.queryByText(/Premium|No plan/)).not.toBeInTheDocument();
  });

  it.each([
    [trialOf(), 'Then Basic costs $32.77 a month with taxes, unless you cancel before.'],
    [trialOf(true), 'Nothing is charged after that.'],
  ])('names the chosen plan of a trial, and what follows', async (trial, next) => {
    const account = ownAccount(trialAccount());
    await renderPage(<AccountPage />, {
      graph: { ...account, ...trial },
      viewer: fakeViewer('clinic'),
    });
    expect(await screen.findByText('Basic plan')).toBeVisible();
    const line = await screen.findByText(/^Everything in Premium is free until March 1, 2099\./);
    await waitFor(() => expect(line).toHaveTextContent(next));
    expect(screen.queryByText('Premium plan')).not.toBeInTheDocument();
  });

  it('links to data exports and consents', async () => {
    await renderPage(<AccountPage />, { graph, viewer });
    const link = await screen.findByRole('link', { name: 'Open privacy and my data' });
    expect(link).toHaveAttribute('href', '/account/privacy');
  });

  it('sends the confirmation again', async () => {
    const again = answer(RequestEmailConfirmationDocument, {
      requestEmailConfirmation: {
        __typename: 'RequestEmailConfirmationPayload',
        email: 'ana@demo.test',
        errors: [],
      },
    });
    await renderPage(<AccountPage />, { graph: { ...ownAccount(newAccount()), ...again }, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('A link is on its way to ana@demo.test')).toBeVisible();
    expect(screen.getByText('You’re not logged in anywhere else.')).toBeVisible();
  });

  it('changes the password, and shows a wrong one at its field', async () => {
    const sent: unknown[] = [];
    const change = answer(ChangePasswordDocument, (variables) => {
      sent.push(variables.input);
      const isWrong = variables.input.currentPassword === 'wrong';
      const errors = isWrong ? [wrong('currentPassword', 'Not the current one.')] : [];
      const changed = isWrong ? null : { ...user, sessions: [session('1')] };
      return {
        changePassword: { __typename: 'ChangePasswordPayload', user: changed, errors },
      };
    });
    await renderPage(<AccountPage />, { graph: { ...graph, ...change }, viewer });
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    await userEvent.type(form.getByLabelText(/^current password/i), 'wrong');
    await userEvent.type(form.getByLabelText(/^new password/i), 'a new password');
    await userEvent.type(form.getByLabelText(/^confirm password/i), 'another');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText("Passwords don't match")).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^confirm password/i));
    await userEvent.type(form.getByLabelText(/^confirm password/i), 'a new password');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('Not the current one.')).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^current password/i));
    await userEvent.type(form.getByLabelText(/^current password/i), 'the right one');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(sent.at(-1)).toEqual({ currentPassword: 'the right one', password: 'a new password' });
    expect(form.getByLabelText(/^new password/i)).toHaveValue('');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('requests a link to a new address', async () => {
    const change = answer(RequestEmailChangeDocument, ({ input }) => ({
      requestEmailChange: {
        __typename: 'RequestEmailChangePayload',
        user: { ...user, pendingEmail: input.newEmail },
        errors: [],
      },
    }));
    await renderPage(<AccountPage />, { graph: { ...graph, ...change }, viewer });
    await userEvent.click(await screen.findByText('Change email'));
    const form = within(screen.getByRole('form', { name: 'Change email' }));
    await userEvent.type(form.getByLabelText(/^new email/i), 'new@demo.test');
    await userEvent.type(form.getByLabelText(/^current password/i), 'the right one');
    await userEvent.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If no other account uses new@demo.test/)).toBeVisible();
    expect(screen.getByText('Check the inbox of new@demo.test')).toBeVisible();
  });

  it('logs out one device, or all others after confirmation', async () => {
    const one = answer(EndSessionDocument, {
      endSession: {
        __typename: 'EndSessionPayload',
        user: { ...user, sessions: [session('1'), session('3')] },
        errors: [],
      },
    });
    const others = answer(EndOtherSessionsDocument, {
      endOtherSessions: {
        __typename: 'EndOtherSessionsPayload',
        user: { ...user, sessions: [session('1')] },
        errors: [],
      },
    });
    await renderPage(<AccountPage />, { graph: { ...graph, ...one, ...others }, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Log out: Safari · iOS' }));
    expect(await screen.findByText('The device is logged out')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('All other devices are logged out')).toBeVisible();
  });

  it('asks visitors to sign in', async () => {
    await renderPage(<AccountPage />, { at: '/account', graph });
    expect(await screen.findByText(/Log in to see your account settings/)).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    await renderPage(<AccountPage />, { graph: unreachable(AccountPageDocument), viewer });
    expect(
      await screen.findByText('Your account could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
  });
});
