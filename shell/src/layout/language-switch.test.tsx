import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tbt/contracts';
import {
  activateLocale,
  createGraphAccess,
  GraphProvider,
  LocaleProvider,
  SessionProvider,
  SiteRouter,
} from '@tbt/web-kit';
import { LanguageSwitch } from './language-switch';
import '../texts';

async function openAt(address: string, locale: Locale) {
  await activateLocale(locale);
  window.history.replaceState(null, '', address);
  await act(async () =>
    render(
      <LocaleProvider>
        <GraphProvider access={createGraphAccess()}>
          <SessionProvider initialViewer={null}>
            <SiteRouter>
              <LanguageSwitch />
            </SiteRouter>
          </SessionProvider>
        </GraphProvider>
      </LocaleProvider>,
    ),
  );
}
const { origin } = window.location;

it.each<[string, Locale, string]>([
  ['/jobs?role=hygienist#list', 'en-CA', '/fr/jobs?role=hygienist#list'],
  ['/', 'en-CA', '/fr'],
  ['/fr', 'fr-CA', '/'],
  ['/fr/jobs/3', 'fr-CA', '/jobs/3'],
  ['/blog?lang=en-CA&category=money', 'en-CA', '/fr/blog?category=money'],
  ['/blog?lang=fr-CA', 'fr-CA', '/blog'],
  // Private and unknown pages have one address for all languages.
  ['/account', 'en-CA', '/account'],
  ['/fr/account', 'fr-CA', '/account'],
  ['/nowhere', 'en-CA', '/nowhere'],
])('leads from %s in %s to %s', async (address, locale, twin) => {
  await openAt(address, locale);
  await userEvent.click(screen.getByRole('button'));
  const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
  await waitFor(() => expect(document.documentElement.lang).toBe(other));
  expect(window.location.href).toBe(origin + twin);
  expect(document.cookie).toContain(`locale=${other}`);
});
