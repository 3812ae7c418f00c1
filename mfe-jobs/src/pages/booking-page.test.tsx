import { screen, within } from '@testing-library/react';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { bookingPage, type PageBookingNode } from '../testing/booked-scenes';
import { BookingPage } from './booking-page';

const show = (
  booking: Partial<PageBookingNode> | null = {},
  role: 'hygienist' | 'clinic' = 'hygienist',
  locale: Locale = 'en-CA',
) =>
  renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    viewer: fakeViewer(role),
    graph: bookingPage(booking),
    locale,
  });

const STEP = { __typename: 'BookingStep', at: '2026-11-21T12:00:00Z' } as const;

it('leads with the first open step', async () => {
  await show({ actions: ['cancel', 'confirm', 'propose_change'] });
  const step = await screen.findByRole('region', { name: 'Confirm that you’re coming' });
  expect(within(step).getByRole('button', { name: 'Confirm I’m coming' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Confirm I’m coming' })).toHaveLength(1);
});

it('says what the reader waits for without an open step', async () => {
  await show({ status: 'confirmed', actions: [] }, 'clinic');
  const step = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(step.getByText(/^Ana Reyes is coming/)).toBeVisible();
});

it.each([
  ['hygienist', 'en-CA', 'You checked in'],
  ['clinic', 'en-CA', 'Ana Reyes checked in'],
  ['clinic', 'fr-CA', 'Arrivée enregistrée : Ana Reyes'],
] as const)('tells the %s in %s what happened', async (role, locale, text) => {
  const history = [
    { ...STEP, action: 'check_in', by: 'temp', status: 'checked_in' } as const,
    { ...STEP, action: 'from_a_later_release', by: 'clock', status: 'paid' } as const,
  ];
  await show({ status: 'checked_in', actions: [], history }, role, locale);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(locale === 'en-CA' ? 'Shift starts' : 'Début du quart')).toBeVisible();
});

it('says that a booking is missing', async () => {
  await show(null);
  expect(await screen.findByText('This booking cannot be found.')).toBeVisible();
});
