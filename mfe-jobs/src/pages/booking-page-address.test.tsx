import { screen, within } from '@testing-library/react';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { NextShift } from '../features/next-shift/next-shift';
import { bookingPage, pageBooking, type PageBookingNode } from '../testing/booked-scenes';
import { bookingNode } from '../testing/shift-fixtures';
import { agreedShifts, nextShiftNode } from '../testing/shift-scenes';
import { BookingPage } from './booking-page';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const job = pageBooking().job as NonNullable<PageBookingNode['job']>;
/** In another city than the clinic's own office, with no street address. */
const elsewhere = {
  job: { ...job, city: 'Montreal', province: 'Quebec' },
  ...{ startsAt: inHours(20), endsAt: inHours(28) },
};

const show = (
  booking: Partial<PageBookingNode>,
  role: 'hygienist' | 'clinic' = 'hygienist',
  locale: Locale = 'en-CA',
) =>
  renderPage(<BookingPage />, {
    ...{ at: '/shifts/50', path: '/shifts/:bookingId', viewer: fakeViewer(role), locale },
    graph: bookingPage({ actions: ['cancel'], ...booking }),
  });

it.each([
  ['confirmed', 'en-CA', /^Ask Maple Dental for the address: none is given for this shift\.$/],
  ['confirmed', 'fr-CA', /^Demandez l’adresse à Maple Dental\s: aucune n’est indiquée/],
  ['booked', 'en-CA', /none is given .+ From March 4, 2030, .+ ask you to confirm/],
  ['booked', 'fr-CA', /aucune n’est .+ Nous vous demanderons le 4 mars 2030 à .+ de confirmer/],
] as const)('asks for a missing address of a %s shift, in %s', async (status, locale, text) => {
  await show({ ...elsewhere, status, confirmFrom: '2030-03-04T12:00:00Z' }, 'hygienist', locale);
  const name = locale === 'en-CA' ? 'Next step' : 'Prochaine étape';
  const step = within(await screen.findByRole('region', { name }));
  expect(step.getByText(text)).toBeVisible();
  expect(step.getByRole('link', { name: /address|adresse/ })).toHaveAttribute(
    'href',
    '/messages?userId=1&jobId=7',
  );
  expect(screen.getByText(/given a street address|n’a pas indiqué d’adresse/)).toBeVisible();
  expect(screen.queryByText(/all set|Tout est prêt|Nothing to do|Rien à faire/)).toBeNull();
});

it('says no more about the address once the shift is over', async () => {
  await show({ ...elsewhere, startsAt: inHours(-20), endsAt: inHours(-12), status: 'paid' });
  await screen.findByRole('region', { name: 'Next step' });
  expect(screen.queryByText(/street address/)).toBeNull();
});

it('asks the clinic for nothing', async () => {
  await show({ ...elsewhere, status: 'confirmed' }, 'clinic');
  expect(await screen.findByText(/^Ana Reyes is coming/)).toBeVisible();
  expect(screen.queryByText(/street address/)).toBeNull();
});

it.each([
  ['en-CA', /^Written for Maple Dental’s office in Toronto; ask whether/],
  ['fr-CA', /^Rédigé pour le cabinet de Maple Dental à Toronto; demandez si/],
] as const)('says in %s that the guide is of another office', async (locale, text) => {
  const { unmount } = await show({ ...elsewhere, status: 'confirmed' }, 'hygienist', locale);
  expect(await screen.findByText(text)).toBeVisible();
  unmount();
  await show({ ...elsewhere, job, status: 'confirmed' }, 'hygienist', locale);
  expect(await screen.findByText('Ring at the side door.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

it('asks for the missing address of the next shift', async () => {
  const { job: place, ...times } = elsewhere;
  const next = { ...bookingNode({ status: 'confirmed', actions: [], ...times }), job: place };
  await renderPage(<NextShift />, {
    ...{ at: '/', viewer: fakeViewer('hygienist') },
    graph: agreedShifts({ next: nextShiftNode(next) }),
  });
  expect(await screen.findByText(/^Maple Dental has not given a street address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask Maple Dental for the address' })).toBeVisible();
  expect(screen.queryByText(/all set/)).toBeNull();
});
