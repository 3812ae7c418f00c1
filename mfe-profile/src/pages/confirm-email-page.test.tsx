import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  answerRequests,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { ConfirmEmailDocument } from '../generated/graphql';
import { toFinish } from '../testing/to-finish-scenes';
import { ConfirmEmailPage } from './confirm-email-page';

const at = '/auth/confirm-email#a-token';
const confirmed = (isChanged: boolean) =>
  answer(ConfirmEmailDocument, {
    confirmEmail: {
      __typename: 'ConfirmEmailPayload',
      email: 'ana@demo.test',
      isChanged,
      errors: [],
    },
  });
const refused = answer(ConfirmEmailDocument, {
  confirmEmail: {
    __typename: 'ConfirmEmailPayload',
    email: null,
    isChanged: null,
    errors: [
      { __typename: 'UserError', code: 'CONFLICT', message: 'This link is over.', path: ['token'] },
    ],
  },
});
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm email' }));

const viewer = fakeViewer('hygienist');

let restore: () => void = () => undefined;
afterEach(() => restore());

async function confirmSignedIn(graph: GraphAnswers) {
  restore = answerRequests({ 'GET /api/auth/me': { body: viewer } });
  await renderPage(<ConfirmEmailPage />, { at, viewer, graph: { ...confirmed(false), ...graph } });
  await press();
}

describe('/auth/confirm-email', () => {
  it.each([
    [false, 'Your email is confirmed'],
    [true, 'Your email has been changed'],
  ])('confirms once it is asked to: changed %p', async (isChanged, text) => {
    await renderPage(<ConfirmEmailPage />, { at, graph: confirmed(isChanged) });
    await press();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  });

  it.each([
    ['/jobs/7', '/auth?returnTo=%2Fjobs%2F7'],
    ['//evil.test', '/auth'],
  ])(
    'leads back, once, to the page of this site that the new member came from: %s',
    async (kept, href) => {
      localStorage.setItem('returnAfterConfirm', kept);
      await renderPage(<ConfirmEmailPage />, { at, graph: confirmed(false) });
      await press();
      expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', href);
      expect(localStorage.getItem('returnAfterConfirm')).toBeNull();
    },
  );

  it.each([
    ['licence_missing', 'Add my licence', '/profile?tab=verification&job=7&add=licence'],
    ['licence_incomplete', 'Complete my verification', '/profile?tab=verification'],
  ] as const)(
    'leads a professional with %s on, and back to the shift',
    async (code, name, href) => {
      localStorage.setItem('returnAfterConfirm', '/jobs/7');
      const credentialGaps = [{ __typename: 'CredentialGap' as const, code, message: 'Missing.' }];
      await confirmSignedIn(toFinish({ credentialGaps }));
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
      const back = screen.getByRole('link', { name: 'Back to the shift' });
      expect(back).toHaveAttribute('href', '/jobs/7');
    },
  );

  it('leads a professional whose licence is in review back only', async () => {
    const gap = { __typename: 'CredentialGap', code: 'licence_pending', message: '' } as const;
    await confirmSignedIn(toFinish({ credentialGaps: [gap] }));
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says what to do when the link has expired', async () => {
    await renderPage(<ConfirmEmailPage />, { at, graph: refused });
    await press();
    expect(await screen.findByText('This link is over.')).toBeVisible();
  });

  it('can be retried after a network error', async () => {
    await renderPage(<ConfirmEmailPage />, { at, graph: unreachable(ConfirmEmailDocument) });
    await press();
    expect(await screen.findByText('The email could not be confirmed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
  });

  it('explains itself without a link', async () => {
    await renderPage(<ConfirmEmailPage />, { at: '/auth/confirm-email' });
    expect(await screen.findByText('Open the link in your email')).toBeVisible();
  });
});
