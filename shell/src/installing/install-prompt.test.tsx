import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@tbt/web-kit/testing';
import { installOffer } from './install-offer';
import { InstallPrompt } from './install-prompt';

const HOUR_MS = 60 * 60 * 1000;
const KEY = 'install-prompt-dismissed-at';
const prompt = jest.fn(() => Promise.resolve());
const question = () => screen.queryByRole('region', { name: 'Install Tooth Be Told?' });

function offer(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}

let unwatch: () => void;
beforeEach(() => {
  unwatch = installOffer.watch();
  prompt.mockClear();
});
afterEach(() => {
  act(() => unwatch());
  localStorage.clear();
});

it('appears when the browser offers the installation, in place of the browser’s own', async () => {
  await renderPage(<InstallPrompt />);
  expect(question()).not.toBeInTheDocument();
  expect(offer().defaultPrevented).toBe(true);
  expect(question()).toBeVisible();
});

it('knows an offer that came before the page', async () => {
  offer();
  await renderPage(<InstallPrompt />, { locale: 'fr-CA' });
  expect(screen.getByRole('region', { name: 'Installer Tooth Be Told?' })).toBeVisible();
});

it('accepting opens the browser’s dialog, hides the prompt and stores nothing', async () => {
  await renderPage(<InstallPrompt />);
  offer();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(question()).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('disappears when the site was installed another way', async () => {
  await renderPage(<InstallPrompt />);
  offer();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(question()).not.toBeInTheDocument();
});

it.each(['Later', 'Close'])('"%s" stores when, and hides it for 24 hours', async (name) => {
  const page = await renderPage(<InstallPrompt />);
  offer();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(question()).not.toBeInTheDocument();
  expect(prompt).not.toHaveBeenCalled();
  const dismissedAt = Number(localStorage.getItem(KEY));
  expect(Math.abs(Date.now() - dismissedAt)).toBeLessThan(HOUR_MS);

  page.unmount();
  localStorage.setItem(KEY, String(Date.now() - 23 * HOUR_MS));
  const suppressed = await renderPage(<InstallPrompt />);
  offer();
  expect(question()).not.toBeInTheDocument();

  // Only a load checks the 24 hours.
  act(() => localStorage.setItem(KEY, String(Date.now() - 25 * HOUR_MS)));
  offer();
  expect(question()).not.toBeInTheDocument();
  suppressed.unmount();
  await renderPage(<InstallPrompt />);
  expect(question()).toBeVisible();
});
