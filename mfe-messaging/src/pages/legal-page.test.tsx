import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import {
  AccessibilityPage,
  CookiesPage,
  CreditsPage,
  PrivacyPolicyPage,
  TermsPage,
} from './legal-page';

const heading = (level: number, name: string) => screen.findByRole('heading', { level, name });

it.each([
  [PrivacyPolicyPage, 'Privacy Policy', 'Automated matching'],
  [TermsPage, 'Terms of Service', 'Cancelling and not showing up'],
  [CookiesPage, 'Cookie Policy', 'Browser storage'],
  [AccessibilityPage, 'Accessibility', 'What does not work well yet'],
  [CreditsPage, 'Credits', 'Data'],
])('shows its text, version and history', async (Shown, title, section) => {
  await renderPage(<Shown />);
  expect(await heading(1, title)).toBeVisible();
  expect(await heading(2, section)).toBeVisible();
  expect(
    screen.getByText(/^Version 2026-\d\d-\d\d(\.\d)? · In force since \w+ \d+, 2026$/),
  ).toBeVisible();
  const history = screen.getByRole('region', { name: 'What changed' });
  expect(within(history).getAllByRole('listitem')[0]).toHaveTextContent(/^Version 2026-\d\d-\d\d/);
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  for (const link of within(contents).getAllByRole('link')) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '-');
  }
});

it('opens at an anchor with the focus there, and from the contents', async () => {
  await renderPage(<PrivacyPolicyPage />, { at: '/privacy#matching' });
  const matching = await heading(2, 'Automated matching');
  await waitFor(() => expect(matching).toHaveFocus());
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  await userEvent.click(within(contents).getByRole('link', { name: 'Your rights' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your rights' })).toHaveFocus());
});

it('fills in addresses and links to pages of the site', async () => {
  await renderPage(<PrivacyPolicyPage />, { at: '/privacy' });
  const [mail] = await screen.findAllByRole('link', { name: 'privacy@tooth-be-told.example' });
  expect(mail).toHaveAttribute('href', 'mailto:privacy@tooth-be-told.example');
  const [data] = screen.getAllByRole('link', { name: 'Privacy and my data' });
  expect(data).toHaveAttribute('href', '/account/privacy');
  expect(document.body).not.toHaveTextContent(/[[\]{}]/);
});

it('is in the language of the page, and in the other one on request', async () => {
  await renderPage(<TermsPage />, { locale: 'fr-CA' });
  const title = await heading(1, 'Conditions d’utilisation');
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'fr-CA');
  expect(screen.getByText(/la version française de cette page prévaut/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read in English' }));
  const english = await heading(1, 'Terms of Service');
  expect(english.closest('[lang]')).toHaveAttribute('lang', 'en-CA');
});

it('gives members in Quebec the French version first', async () => {
  const viewer = fakeViewer('clinic', { province: 'Quebec' });
  await renderPage(<TermsPage />, { viewer });
  expect(await heading(1, 'Conditions d’utilisation')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read in English' }));
  expect(await heading(1, 'Terms of Service')).toBeVisible();
});
