import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AddFavouriteDocument,
  blocking,
  coming,
  SetHiringInterestDocument,
} from '@tbt/people-ui/testing';
import { HeadOutlet } from '@tbt/web-kit';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { InviteToOwnShiftDocument, ProfessionalPageDocument } from '../generated/graphql';
import { publicProfessional } from '../testing/fixtures';
import { ownOpenShifts, ownShift } from '../testing/invite-scenes';
import { ProfessionalPage } from './professional-page';

const page = { at: '/professionals/2', path: '/professionals/:id' };

describe('/professionals/:id', () => {
  it('shows name and verified provinces, never the licence number', async () => {
    await renderPage(<ProfessionalPage />, { ...page, graph: publicProfessional() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByText('Verified for Ontario')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText('Monday')).toBeVisible();
    expect(screen.queryByText('CDHO-1')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact Professional' })).toHaveAttribute(
      'href',
      '/messages?userId=2',
    );
  });

  it('tells a clinic about missing days in the third person', async () => {
    const graph = publicProfessional({ availability: [] });
    await renderPage(<ProfessionalPage />, { ...page, graph });
    expect(await screen.findByText('No availability days listed yet.')).toBeVisible();
    expect(screen.queryByText(/You haven/)).toBeNull();
  });

  it('shows kept shifts, reliability, how fast they answer and when they were here', async () => {
    const graph = publicProfessional({
      reliability: { __typename: 'Reliability', score: 98, keptShifts: 12 },
      responseTime: 95,
      activity: 'this_week',
    });
    await renderPage(<ProfessionalPage />, { ...page, graph });
    for (const text of [
      '12 shifts kept',
      'Reliability 98 of 100',
      'Usually answers within 2 hours',
      'Active this week',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
  });

  it.each([
    [5, 'Usually answers within an hour'],
    [1430, 'Usually answers within a day'],
    [2000, 'Usually answers within 2 days'],
  ])('says of %i minutes: %s', async (responseTime, text) => {
    await renderPage(<ProfessionalPage />, {
      ...page,
      graph: publicProfessional({ responseTime }),
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('invites to an own open shift of the role, and not twice', async () => {
    const sent: unknown[] = [];
    const invitations = [
      { __typename: 'Invitation', id: '70', professionalId: '2', status: 'pending' as const },
    ];
    const shifts = [
      ownShift({ id: '7', title: 'Invited already', invitations }),
      ownShift({ id: '8', title: 'An assistant', role: 'assistant' }),
      ownShift(),
    ];
    await renderPage(<ProfessionalPage />, {
      ...page,
      viewer: fakeViewer('clinic'),
      graph: {
        ...publicProfessional(),
        ...ownOpenShifts(shifts),
        ...answer(InviteToOwnShiftDocument, ({ input }) => {
          sent.push(input);
          return {
            inviteToJob: {
              __typename: 'InviteToJobPayload',
              job: { __typename: 'Job', id: '9', status: 'active' as const, invitations },
              errors: [],
            },
          };
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite to my shift' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite Ana Reyes to a shift' });
    const choice = await within(dialog).findByRole('radio');
    expect(choice).toHaveAccessibleName(
      'A full day Friday, March 5 · 8:00 AM - 4:00 PM · $52.00 an hour',
    );
    const rate = 'Invites at the posted rate, $52.00/h; they can propose another.';
    expect(within(dialog).getByText(rate)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to Ana')).toBeVisible();
    expect(sent).toEqual([{ jobId: '9', professionalIds: ['2'] }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks at once about the shift that the professional was looked for', async () => {
    await renderPage(<ProfessionalPage />, {
      ...page,
      at: '/professionals/2?shift=9',
      viewer: fakeViewer('clinic'),
      graph: { ...publicProfessional(), ...ownOpenShifts([ownShift({ id: '8' }), ownShift()]) },
    });
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => (choice as HTMLInputElement).value)).toEqual(['8', '9']);
    expect(choices[1]).toBeChecked();
  });

  it('chooses no other shift in place of one that they are invited to already', async () => {
    await renderPage(<ProfessionalPage />, {
      ...page,
      at: '/professionals/2?shift=7',
      viewer: fakeViewer('clinic'),
      graph: { ...publicProfessional(), ...ownOpenShifts([ownShift()]) },
    });
    expect(await screen.findByRole('radio')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  });

  it('shows more own open shifts, also when the first ones are of another role', async () => {
    const others = [ownShift({ id: '8', title: 'An assistant', role: 'assistant' })];
    await renderPage(<ProfessionalPage />, {
      ...page,
      viewer: fakeViewer('clinic'),
      graph: { ...publicProfessional(), ...ownOpenShifts(others, [ownShift()]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite to my shift' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more shifts' }));
    expect(await screen.findByRole('radio')).toHaveAccessibleName(/^A full day/);
    expect(screen.queryByRole('button', { name: 'Show more shifts' })).toBeNull();
  });

  it('offers no invitation to another professional', async () => {
    await renderPage(<ProfessionalPage />, {
      ...page,
      graph: publicProfessional(),
      viewer: fakeViewer('assistant'),
    });
    await screen.findByRole('heading', { level: 1, name: 'Ana Reyes' });
    expect(screen.queryByRole('button', { name: 'Invite to my shift' })).toBeNull();
  });

  it('shows private fields to an entitled clinic', async () => {
    const graph = publicProfessional({
      email: 'ana@demo.test',
      licenseNumber: 'CDHO-1',
      isLicenceNumberChecked: true,
    });
    await renderPage(<ProfessionalPage />, { ...page, graph, viewer: fakeViewer('clinic') });
    expect(await screen.findByText('CDHO-1')).toBeVisible();
    expect(screen.getByText('ana@demo.test')).toBeVisible();
  });

  it('says that a typed licence number is not checked yet', async () => {
    const graph = publicProfessional({ licenseNumber: 'CDHO-9', isLicenceNumberChecked: false });
    await renderPage(<ProfessionalPage />, { ...page, graph, viewer: fakeViewer('clinic') });
    expect(await screen.findByText(/CDHO-9.* .not checked yet/)).toBeVisible();
  });

  it('links the own profile to the form, not to a conversation', async () => {
    const graph = publicProfessional();
    await renderPage(<ProfessionalPage />, { ...page, graph, viewer: fakeViewer('hygienist') });
    expect(await screen.findByRole('link', { name: 'Edit my profile' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact Professional' })).toBeNull();
  });

  it('redirects a clinic to its page', async () => {
    const graph = publicProfessional({ id: '1', role: 'clinic' });
    const { address } = await renderPage(<ProfessionalPage />, { ...page, graph });
    await waitFor(() => expect(address()).toBe('/clinics/1'));
  });

  it.each(['/professionals/2', '/professionals/robin'])('shows not found at %s', async (at) => {
    const graph = answer(ProfessionalPageDocument, { user: null });
    const head = (
      <HeadOutlet fallback={{ title: 'Professional', description: '' }} siteName="Site" />
    );
    const site = (
      <>
        {head}
        <ProfessionalPage />
      </>
    );
    await renderPage(site, { ...page, at, graph });
    expect(await screen.findByText('Profile not found')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Profile not found | Site'));
  });
});

describe('a clinic’s actions on a professional', () => {
  const clinic = { ...page, viewer: fakeViewer('clinic') };
  const open = async (entry: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Ana Reyes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('adds a favourite by the star, which shows its state', async () => {
    const sent: unknown[] = [];
    const add = answer(AddFavouriteDocument, ({ input }) => {
      sent.push(input);
      const user = { __typename: 'User', id: '2', isFavourite: true };
      return { addFavourite: { __typename: 'FavouritePayload', user, errors: [] } };
    });
    const graph = { ...publicProfessional(), ...add };
    await renderPage(<ProfessionalPage />, { ...clinic, graph });
    const star = await screen.findByRole('button', { name: 'Favourite: Ana Reyes' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText('Ana Reyes is now a favourite')).toBeVisible();
    expect(sent).toEqual([{ userId: '2' }]);
  });

  it('confirms blocking, lists upcoming bookings, and unblocks', async () => {
    const graph = { ...publicProfessional(), ...blocking(), ...coming() };
    await renderPage(<ProfessionalPage />, { ...clinic, graph });
    await open('Block');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Ana Reyes?' }));
    const shift = await dialog.findByRole('link', { name: /March 5, 2027/ });
    expect(shift).toHaveAttribute('href', '/shifts');
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Blocked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Favourite: Ana Reyes' })).toBeNull();
    await open('Unblock');
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(screen.queryByText('Blocked')).toBeNull());
  });

  it('shows why blocking failed, and stays open', async () => {
    const graph = { ...publicProfessional(), ...blocking('One too many.'), ...coming([]) };
    await renderPage(<ProfessionalPage />, { ...clinic, graph });
    await open('Block');
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('One too many.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('records a hiring interest; an error keeps the input', async () => {
    const sent: unknown[] = [];
    const hire = answer(SetHiringInterestDocument, ({ input }) => {
      sent.push(input);
      const isRefused = sent.length === 1;
      const message = 'Not now.';
      const error = { __typename: 'UserError', code: 'CONFLICT' as const, message, path: [] };
      const stored = {
        ...{ __typename: 'HiringInterest', id: '9', status: 'interested', notes: 'Calm' },
        ...{ contactedAt: null, hiredAt: null },
        professional: {
          ...{ __typename: 'User', id: '2' },
          hiringInterest: { __typename: 'HiringInterest', id: '9' },
        },
      };
      return {
        setHiringInterest: {
          __typename: 'HiringInterestPayload',
          hiringInterest: isRefused ? null : stored,
          errors: isRefused ? [error] : [],
        },
      };
    });
    const graph = { ...publicProfessional(), ...hire };
    await renderPage(<ProfessionalPage />, { ...clinic, graph });
    await open('Interested in a permanent hire');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hire Ana Reyes' }));
    await userEvent.type(dialog.getByLabelText(/^Notes/), 'Calm');
    await userEvent.click(dialog.getByRole('button', { name: 'Let them know' }));
    expect(await dialog.findByText('Not now.')).toBeVisible();
    expect(dialog.getByLabelText(/^Notes/)).toHaveValue('Calm');
    await userEvent.click(dialog.getByRole('button', { name: 'Let them know' }));
    expect(await screen.findByText('We let Ana Reyes know of your interest')).toBeVisible();
    expect(sent.at(-1)).toEqual({ professionalId: '2', status: 'interested', notes: 'Calm' });
  });

  it('is not offered to strangers, and another professional can only report and block', async () => {
    const graph = publicProfessional();
    const { unmount } = await renderPage(<ProfessionalPage />, { ...page, graph });
    await screen.findByRole('heading', { level: 1, name: 'Ana Reyes' });
    expect(screen.queryByRole('button', { name: 'More about Ana Reyes' })).toBeNull();
    unmount();
    await renderPage(<ProfessionalPage />, { ...page, graph, viewer: fakeViewer('assistant') });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Ana Reyes' }));
    const actions = await screen.findAllByRole('menuitem');
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Report', 'Block']);
    expect(screen.queryByRole('button', { name: 'Favourite: Ana Reyes' })).toBeNull();
  });
});
