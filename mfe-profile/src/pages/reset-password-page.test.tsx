import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderPage } from '@tbt/web-kit/testing';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../generated/graphql';
import { ResetPasswordPage } from './reset-password-page';

const requested = answer(RequestPasswordResetDocument, ({ input }) => ({
  requestPasswordReset: {
    __typename: 'RequestPasswordResetPayload',
    email: input.email,
    errors: [],
  },
}));
const resetWith = (errors: { path: string[]; message: string }[], sent: unknown[] = []) =>
  answer(ResetPasswordDocument, ({ input }) => {
    sent.push(input);
    return {
      resetPassword: {
        __typename: 'ResetPasswordPayload',
        email: errors.length ? null : 'ana@demo.test',
        errors: errors.map((error) => ({
          __typename: 'UserError',
          code: 'CONFLICT' as const,
          ...error,
        })),
      },
    };
  });

beforeEach(() => sessionStorage.clear());

async function choose(password: string) {
  await userEvent.type(await screen.findByLabelText(/^new password/i), password);
  await userEvent.type(screen.getByLabelText(/^confirm password/i), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

describe('/auth/reset-password', () => {
  it('requests a link and gives the same answer for every address', async () => {
    await renderPage(<ResetPasswordPage />, { at: '/auth/reset-password', graph: requested });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('This field is required.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^email/i), 'ana@demo.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If there’s an account for ana@demo.test/)).toBeVisible();
  });

  it('sets a new password by the token in the hash, and opens the log-in', async () => {
    const sent: unknown[] = [];
    const page = await renderPage(<ResetPasswordPage />, {
      at: '/auth/reset-password#a-token',
      path: '/auth/reset-password',
      graph: resetWith([], sent),
    });
    await choose('a new password');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(sent).toEqual([{ token: 'a-token', password: 'a new password' }]);
    await waitFor(() => expect(page.address()).toBe('/auth'));
  });

  it('puts a refused password at its field', async () => {
    await renderPage(<ResetPasswordPage />, {
      at: '/auth/reset-password#a-token',
      graph: resetWith([{ path: ['password'], message: 'Too many people use this.' }]),
    });
    await choose('password');
    expect(await screen.findByText('Too many people use this.')).toBeVisible();
  });

  it('offers a new link when this one has expired', async () => {
    await renderPage(<ResetPasswordPage />, {
      at: '/auth/reset-password#a-token',
      graph: resetWith([{ path: ['token'], message: 'This link has expired.' }]),
    });
    await choose('a new password');
    expect(await screen.findByText('This link has expired.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
  });
});
