import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLocale, currentLocale, rememberLocale } from '../i18n/locale-store';
import '../texts';
import { Link, SiteRouter, useAddressLanguage, useLocation, useNavigate } from '.';

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const language = useAddressLanguage();
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/jobs/3">Shift</Link>
      <button type="button" onClick={() => void navigate('/pricing')}>
        Plans
      </button>
      <button type="button" onClick={() => language?.replaceAddress('/jobs?role=a#b')}>
        Twin
      </button>
    </>
  );
}

async function open(address: string) {
  window.history.replaceState(null, '', address);
  await act(async () =>
    render(
      <SiteRouter>
        <Page />
      </SiteRouter>,
    ),
  );
}
const shown = () => screen.getByRole('heading').textContent;
const click = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(async () => {
  document.cookie = 'locale=; max-age=0; path=/';
  await activateLocale('en-CA');
});

it('knows pages by their path and keeps links under the prefix', async () => {
  await open('/fr/jobs');
  expect(shown()).toBe('/jobs');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/jobs/3');
  await click('Shift');
  expect([shown(), window.location.pathname]).toEqual(['/jobs/3', '/fr/jobs/3']);
  await click('Plans');
  expect([shown(), window.location.pathname]).toEqual(['/pricing', '/fr/pricing']);
});

it('has plain links at a plain address', async () => {
  await open('/jobs');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/jobs/3');
  await click('Shift');
  expect(window.location.pathname).toBe('/jobs/3');
});

it('is at the home page under the bare prefix', async () => {
  await open('/fr');
  expect(shown()).toBe('/');
});

it('moves to the twin without a step of history, and follows the address back', async () => {
  await activateLocale('fr-CA');
  await open('/fr/pricing');
  await click('Shift');
  const { length } = window.history;
  rememberLocale('en-CA');
  await click('Twin');
  expect(window.history.length).toBe(length);
  expect([shown(), window.location.href]).toEqual(['/jobs', 'http://localhost/jobs?role=a#b']);
  await waitFor(() => expect(currentLocale()).toBe('en-CA'));
  act(() => window.history.back());
  await waitFor(() => expect(currentLocale()).toBe('fr-CA'));
  expect(shown()).toBe('/pricing');
  act(() => window.history.forward());
  await waitFor(() => expect(currentLocale()).toBe('en-CA'));
});
