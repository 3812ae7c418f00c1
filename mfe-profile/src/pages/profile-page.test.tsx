import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import { ProfilePageDocument } from '../generated/graphql';
import { ownProfile } from '../testing/fixtures';
import { ProfilePage } from './profile-page';

const graph = ownProfile();
const viewer = fakeViewer('hygienist');

describe('/profile', () => {
  it('shows what is known and leaves out what is not', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    expect(await screen.findByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByText('McGill University')).toBeVisible();
    expect(screen.getByText('English and French')).toBeVisible();
    expect(screen.queryByText('Clinic vibe')).toBeNull();
  });

  it('has four tabs', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual(['Profile', 'Photo', 'Verification', 'Schedule']);
    await userEvent.click(screen.getByRole('tab', { name: 'Verification' }));
    expect(await screen.findByText('Valid until December 1, 2027')).toBeVisible();
  });

  it('asks the anonymous to sign in', async () => {
    await renderPage(<ProfilePage />, { at: '/profile', graph });
    expect(await screen.findByText(/Sign in to see your profile/)).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    await renderPage(<ProfilePage />, { graph: unreachable(ProfilePageDocument), viewer });
    expect(
      await screen.findByText('Your profile could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
