import { act, render, waitFor } from '@testing-library/react';
import type { Locale } from '@tbt/contracts';
import {
  activateLocale,
  createGraphAccess,
  currentLocale,
  GraphProvider,
  LocaleProvider,
  SessionProvider,
  SiteRouter,
} from '@tbt/web-kit';
import { answerRequests, fakeViewer } from '@tbt/web-kit/testing';
import { AccountLanguage } from './account-language';
import '../texts';

async function open(address: string, locale: Locale) {
  window.history.replaceState(null, '', address);
  const viewer = fakeViewer('hygienist', { locale });
  const restore = answerRequests({ 'GET /api/auth/me': { body: viewer } });
  const { unmount } = await act(async () =>
    render(
      <LocaleProvider>
        <GraphProvider access={createGraphAccess()}>
          <SessionProvider initialViewer={viewer}>
            <SiteRouter>
              <AccountLanguage />
            </SiteRouter>
          </SessionProvider>
        </GraphProvider>
      </LocaleProvider>,
    ),
  );
  unmount();
  restore();
}

beforeEach(async () => {
  document.cookie = 'locale=; max-age=0; path=/';
  await activateLocale('en-CA');
});

it('takes the language of the account on a device where none was chosen', async () => {
  await open('/shifts', 'fr-CA');
  await waitFor(() => expect(currentLocale()).toBe('fr-CA'));
  // Of the next account as well.
  await open('/shifts', 'en-CA');
  await waitFor(() => expect(currentLocale()).toBe('en-CA'));
});

it('leaves a language that was chosen on the device', async () => {
  document.cookie = 'locale=en-CA; path=/';
  await open('/shifts', 'fr-CA');
  expect(currentLocale()).toBe('en-CA');
  expect(document.cookie).toContain('locale=en-CA');
});

it('leaves the language of the address', async () => {
  await activateLocale('fr-CA');
  await open('/fr/pricing', 'en-CA');
  expect(currentLocale()).toBe('fr-CA');
});

it('leaves the language of the browser to an account in English, which may never have chosen', async () => {
  await activateLocale('fr-CA');
  await open('/shifts', 'en-CA');
  expect(currentLocale()).toBe('fr-CA');
  expect(document.cookie).not.toContain('locale');
});
