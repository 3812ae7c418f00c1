import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { InviteToOwnShiftDocument } from '../generated/graphql';
import { ownOpenShifts, ownShift } from '../testing/invite-scenes';
import { publicProfessional } from '../testing/fixtures';
import { ProfessionalPage } from './professional-page';

const INVITE = { name: 'Invite to my shift' };
const invitations = [
  { __typename: 'Invitation' as const, id: '70', professionalId: '2', status: 'pending' as const },
];
const open = (at: string, graph = {}) =>
  renderPage(<ProfessionalPage />, {
    ...{ at, path: '/professionals/:id', viewer: fakeViewer('clinic') },
    graph: { ...publicProfessional(), ...graph },
  });

it.each(['/professionals/2?shift=9', '/professionals/2'])(
  'says at %s which day an invitation was sent for',
  async (at) => {
    await open(at, {
      ...ownOpenShifts(),
      ...answer(InviteToOwnShiftDocument, () => ({
        inviteToJob: {
          __typename: 'InviteToJobPayload',
          job: { __typename: 'Job', id: '9', status: 'active' as const, invitations },
          errors: [],
        },
      })),
    });
    const isMeant = at.endsWith('=9');
    if (!isMeant) await userEvent.click(await screen.findByRole('button', INVITE));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invited for Friday, March 5')).toBeVisible();
    // Another shift can still be chosen where none was meant.
    expect(screen.queryByRole('button', INVITE) === null).toBe(isMeant);
  },
);

it('says so of an earlier invitation to the shift in the address', async () => {
  await open('/professionals/2?shift=9', ownOpenShifts([ownShift({ invitations })]));
  expect(await screen.findByText('Invited for Friday, March 5')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', INVITE)).toBeNull();
});

it.each([
  [false, 'Ontario'],
  [true, 'Ontario'],
])(
  'tells before an invitation whether the licence is verified: %j',
  async (isVerified, province) => {
    await open('/professionals/2?shift=9', {
      ...publicProfessional({ isVerified, province }),
      ...ownOpenShifts(),
    });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Send invitation' });
    expect(dialog.queryByText(/licence isn’t verified yet/) === null).toBe(isVerified);
  },
);
