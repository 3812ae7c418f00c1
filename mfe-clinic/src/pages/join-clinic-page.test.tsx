import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerRequests, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { AcceptClinicInvitationDocument, JoinClinicDocument } from '../generated/graphql';
import { invitation, noInvitation } from '../testing/team-scenes';
import { JoinClinicPage } from './join-clinic-page';

const at = '/join-clinic#a-token';
const page = <JoinClinicPage />;
let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  sessionStorage.clear();
});

describe('/join-clinic', () => {
  it('creates an account for the invited address and opens the clinic', async () => {
    const email = 'sam@demo.test';
    restore = answerRequests({
      'POST /api/auth/login': { body: { token: 't', user: fakeViewer('clinic', { email }) } },
    });
    const { address } = await renderPage(page, {
      at,
      viewer: null,
      graph: {
        ...invitation(),
        ...answer(JoinClinicDocument, {
          joinClinic: { __typename: 'JoinClinicPayload', email, errors: [] },
        }),
      },
    });
    expect(await screen.findByText(/Your role: Scheduler/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Sam');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Roy');
    await userEvent.type(screen.getByLabelText(/^Password/), 'a fine password');
    await userEvent.click(screen.getByRole('button', { name: 'Create account and join' }));
    await waitFor(() => expect(address()).toBe('/clinic'));
  });

  it('keeps the link while its reader signs in, out of the address', async () => {
    await renderPage(page, { at, viewer: null, graph: invitation({ hasAccount: true }) });
    const link = await screen.findByRole('link', { name: 'Log in and join' });
    expect(link).toHaveAttribute('href', '/auth?returnTo=%2Fjoin-clinic');
    await userEvent.click(link);
    expect(sessionStorage.getItem('draft:clinic-invitation')).toContain('a-token');
  });

  it('joins with the account it was sent to, or says why not', async () => {
    await renderPage(page, {
      at,
      viewer: fakeViewer('hygienist'),
      graph: {
        ...invitation({ email: 'HYGIENIST@demo.test', hasAccount: true }),
        ...answer(AcceptClinicInvitationDocument, {
          acceptClinicInvitation: {
            __typename: 'ClinicMembershipPayload',
            membership: null,
            errors: [
              { __typename: 'UserError', code: 'CONFLICT', message: 'It was used.', path: [] },
            ],
          },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join the team' }));
    expect(await screen.findByText('It was used.')).toBeVisible();
  });

  it('asks another account to log out', async () => {
    await renderPage(page, { at, viewer: fakeViewer('hygienist'), graph: invitation() });
    expect(await screen.findByText('This invitation is for sam@demo.test')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('says that an invitation is over', async () => {
    await renderPage(page, { at, viewer: null, graph: noInvitation() });
    expect(await screen.findByText('This invitation no longer works')).toBeVisible();
  });

  it('explains itself without a link', async () => {
    await renderPage(page, { at: '/join-clinic', viewer: null });
    expect(await screen.findByText('Open the link in your invitation')).toBeVisible();
  });
});
