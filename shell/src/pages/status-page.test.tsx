import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, renderPage, type RestAnswer } from '@tbt/web-kit/testing';
import { overallState, type SiteStatus } from '../site/site-status';
import { siteStatus } from '../testing/site-status-scenes';
import { StatusPage } from './status-page';
import '../texts';

let given: RestAnswer;
let stop: () => void;
beforeEach(() => {
  given = { body: siteStatus() };
  stop = answerRequests({ 'GET /status.json': () => given });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const DOWN: SiteStatus['parts'] = {
  ...{ pages: 'down', accounts: 'down', shifts: 'down' },
  ...{ messages: 'down', notices: 'down' },
};

it('says that everything works, with versions and the time of the check', async () => {
  await renderPage(<StatusPage />);
  expect(await screen.findByText('Everything works')).toBeVisible();
  expect(screen.getByText('Messages arrive at once')).toBeVisible();
  expect(screen.getByText('1.4.0')).toBeVisible();
  expect(screen.getByText('Not available')).toBeVisible();
  expect(screen.getByText(/^Last checked on March 1, 2027 at/)).toBeVisible();
});

it.each([
  [{ messages: 'slow' }, 'Everything works, some of it slowly', 'Messages are slow to arrive'],
  [{ shifts: 'down' }, 'Part of the service is down', 'Shifts cannot be opened or booked'],
  [DOWN, 'The service is down', 'Signing in does not work'],
] as const)('says of %j what visitors notice', async (parts, overall, part) => {
  given = { body: siteStatus(parts) };
  await renderPage(<StatusPage />);
  expect(await screen.findByText(overall)).toBeVisible();
  expect(screen.getByText(part)).toBeVisible();
});

it('reads itself again, and keeps what it knows when that fails', async () => {
  jest.useFakeTimers();
  await renderPage(<StatusPage />);
  expect(screen.getByText('Everything works')).toBeVisible();
  given = { body: siteStatus({ messages: 'slow' }) };
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Messages are slow to arrive')).toBeVisible();
  given = { status: 503 };
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Messages are slow to arrive')).toBeVisible();
  expect(screen.getByText(/^The last check failed/)).toBeVisible();
});

it('offers to try again when nothing was read', async () => {
  given = { status: 503 };
  await renderPage(<StatusPage />, { locale: 'fr-CA' });
  expect(await screen.findByText('L’état du service ne peut pas être lu')).toBeVisible();
  given = { body: siteStatus() };
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Tout fonctionne')).toBeVisible();
});

it('is partly down while something works', () => {
  expect(overallState(DOWN)).toBe('down');
  expect(overallState({ ...DOWN, pages: 'works' })).toBe('partly');
});
