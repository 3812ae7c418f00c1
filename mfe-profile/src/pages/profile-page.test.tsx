import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import {
  ProfilePageDocument,
  SavedProfileDocument,
  UpdateProfileDocument,
} from '../generated/graphql';
import { clinicProfile, ownProfile, profileNode } from '../testing/fixtures';
import { ProfilePage } from './profile-page';

const graph = ownProfile();
const viewer = fakeViewer('hygienist');

// The whole form is rendered: slow machines need time.
jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
afterEach(() => localStorage.clear());

describe('/profile, the viewer’s own', () => {
  it('prefills the form', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    expect(await screen.findByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByLabelText('Institution')).toHaveValue('McGill University');
    expect(screen.getByText('Education tier: Top Tier')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'French' })).toBeChecked();
    expect(screen.queryByLabelText('Clinic vibe')).toBeNull();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('says before saving that a new name is checked again, and a new city is not', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    await userEvent.type(await screen.findByLabelText(/^City/), ' East');
    expect(screen.queryByText('A new name means a new check')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Last name/), '-Roy');
    expect(await screen.findByText('A new name means a new check')).toBeVisible();
  });

  it('asks a clinic for its address and its culture', async () => {
    await renderPage(<ProfilePage />, {
      graph: ownProfile(clinicProfile()),
      viewer: fakeViewer('clinic'),
    });
    expect(await screen.findByLabelText('Street address')).toHaveValue('12 King St W');
    expect(screen.getByText('Launch offer: no fees, no end date')).toBeVisible();
    expect(screen.getByLabelText('Clinic vibe')).toBeVisible();
    expect(screen.getByLabelText('Province')).toHaveValue('Ontario');
    expect(screen.queryByRole('option', { name: /Coming Soon/ })).toBeNull();
    expect(screen.queryByLabelText('Institution')).toBeNull();
  });

  it('opens at its usual days when the address asks for them', async () => {
    await renderPage(<ProfilePage />, { at: '/profile#profile-availability', graph, viewer });
    const days = await screen.findByRole('group', { name: 'Availability days' });
    await waitFor(() => expect(days).toHaveFocus());
  });

  it('has four tabs', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual(['Profile', 'Photo', 'Verification', 'Schedule']);
  });

  it('keeps the tab in the address', async () => {
    const page = await renderPage(<ProfilePage />, { at: '/profile?tab=schedule', graph, viewer });
    expect(await screen.findByRole('tab', { name: 'Schedule', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Photo' }));
    expect(page.address()).toBe('/profile?tab=photo');
    await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(page.address()).toBe('/profile');
  });

  it('saves the fields of the role, as they were read', async () => {
    const sent = jest.fn();
    const update = answer(UpdateProfileDocument, (variables) => {
      sent(variables);
      const user = profileNode({ city: 'Ottawa', profileVersion: 4 });
      return { updateProfile: { __typename: 'UpdateProfilePayload', user, errors: [] } };
    });
    await renderPage(<ProfilePage />, { graph: { ...graph, ...update }, viewer });
    const city = await screen.findByLabelText('City');
    await write(city, 'Ottawa');
    await write(screen.getByLabelText('Postal code'), 'k1p 1j1');
    await userEvent.click(screen.getByText('Save profile'));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        expectedVersion: 3,
        input: expect.objectContaining({
          city: 'Ottawa',
          postalCode: 'K1P 1J1',
          graduationYear: 2020,
          travelDistance: 25,
        }),
      }),
    );
    const [{ input }] = sent.mock.calls[0] as [{ input: object }];
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['clinicVibe', 'streetAddress']));
    expect(sessionStorage.getItem('draft:profile-2')).toBeNull();
  });

  it('shows a save in another tab, and keeps the input', async () => {
    const versions: number[] = [];
    const update = answer(UpdateProfileDocument, ({ expectedVersion }) => {
      versions.push(expectedVersion);
      const isStale = expectedVersion < 5;
      const stale = {
        __typename: 'UserError',
        code: 'CONFLICT' as const,
        message: 'This was changed in another tab.',
        path: [],
        reasons: ['stale_version'],
      };
      return {
        updateProfile: {
          __typename: 'UpdateProfilePayload',
          user: isStale ? null : profileNode({ city: 'Ottawa', profileVersion: 6 }),
          errors: isStale ? [stale] : [],
        },
      };
    });
    const saved = answer(SavedProfileDocument, {
      me: profileNode({ city: 'Hamilton', profileVersion: 5 }),
    });
    await renderPage(<ProfilePage />, { graph: { ...graph, ...update, ...saved }, viewer });
    const city = await screen.findByLabelText('City');
    await write(city, 'Ottawa');
    await userEvent.click(screen.getByText('Save profile'));
    expect(await screen.findByText(/differ from what was saved there: City\./)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Ottawa');
    await userEvent.click(screen.getByText('Save what I typed'));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(versions).toEqual([3, 5]);
  });

  it('applies what was saved in another tab', async () => {
    const update = answer(UpdateProfileDocument, {
      updateProfile: {
        __typename: 'UpdateProfilePayload',
        user: null,
        errors: [
          {
            __typename: 'UserError',
            code: 'CONFLICT',
            message: 'This was changed in another tab.',
            path: [],
            reasons: ['stale_version'],
          },
        ],
      },
    });
    const saved = answer(SavedProfileDocument, {
      me: profileNode({ city: 'Hamilton', profileVersion: 5 }),
    });
    await renderPage(<ProfilePage />, { graph: { ...graph, ...update, ...saved }, viewer });
    await write(await screen.findByLabelText('City'), 'x');
    await userEvent.click(screen.getByText('Save profile'));
    await userEvent.click(await screen.findByText(/Use the saved version/));
    expect(screen.getByLabelText('City')).toHaveValue('Hamilton');
    expect(screen.queryByText(/differ from what was saved/)).toBeNull();
  });

  it('asks visitors with a link to a tab to sign in', async () => {
    await renderPage(<ProfilePage />, { at: '/profile?tab=schedule', graph });
    expect(await screen.findByText(/Log in to see your profile/)).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    await renderPage(<ProfilePage />, { graph: unreachable(ProfilePageDocument), viewer });
    expect(
      await screen.findByText('Your profile could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
