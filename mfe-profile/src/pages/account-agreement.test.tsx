import { screen } from '@testing-library/react';
import { CONSENT_TEXTS } from '@tbt/contracts';
import { renderPage } from '@tbt/web-kit/testing';
import { AuthPage } from '../pages/auth-page';
import { ProfilePage } from '../pages/profile-page';

it.each([
  ['/auth?tab=signup', <AuthPage key="auth" />],
  ['/profile', <ProfilePage key="profile" />],
])('shows at %s the very words that are kept, and the way to the texts', async (at, page) => {
  sessionStorage.clear();
  await renderPage(page, { at, viewer: null });
  expect(await screen.findByText('By creating an account, you agree to:')).toBeVisible();
  for (const purpose of ['terms', 'privacy'] as const)
    expect(screen.getByRole('link', { name: CONSENT_TEXTS[purpose]['en-CA'] })).toHaveAttribute(
      'href',
      `/${purpose}`,
    );
});
