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
  const words = await screen.findByText(/By creating an account, you agree/);
  for (const purpose of ['terms', 'privacy'] as const)
    expect(words).toHaveTextContent(CONSENT_TEXTS[purpose].text['en-CA']);
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/contact#terms',
  );
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/contact#privacy',
  );
});
