import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tbt/contracts';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { NextShiftDocument } from '../generated/graphql';
import { NextShift } from '../features/next-shift/next-shift';
import { bookedPage, bookingPage, type PageBookingNode } from '../testing/booked-scenes';
import { disputeNode } from '../testing/dispute-scenes';
import { sentHours } from '../testing/hours-fixtures';
import { bookingNode, cancellationNode } from '../testing/shift-fixtures';
import { cancellationPrice } from '../testing/shift-scenes';
import { BookedPage } from './booked-page';
import { BookingPage } from './booking-page';

/** A clinic on a clock that no browser of the suite has: UTC+5:45 all year. */
const FAR = 'Asia/Kathmandu';
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const clockOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(new Date(instant))
    .replace('a.m.', 'AM')
    .replace('p.m.', 'PM')
    .replace(/\s/g, '\\s');

const show = (
  booking: object,
  role: 'hygienist' | 'clinic' = 'hygienist',
  locale: Locale = 'en-CA',
) =>
  renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    locale,
    viewer: fakeViewer(role),
    graph: {
      ...bookingPage({ timeZone: FAR, ...booking } as Partial<PageBookingNode>),
      ...cancellationPrice({ reliabilityPoints: 0, freeUntil: '2030-03-19T21:00:00Z' }),
    },
  });

it('says until when a dispute can be opened', async () => {
  await show({ actions: [], status: 'completed', disputableUntil: '2027-03-19T21:00:00Z' });
  expect(await screen.findByText(/open a dispute until March 20, 2027, 2:45\sAM/)).toBeVisible();
});

it('dates the statements of a case and its deadline', async () => {
  const dispute = disputeNode({ actions: ['answer'] });
  await show({ status: 'disputed', actions: ['answer_dispute'], disputes: [dispute] }, 'clinic');
  expect(await screen.findByText(/^March 6, 2027, 7:45\sPM GMT\+5:45$/)).toBeVisible();
  expect(screen.getByText(/March 9, 2027, 7:45\sPM/)).toBeVisible();
});

it('says when hours are approved without an answer', async () => {
  await show({ ...sentHours(), timeZone: FAR, hoursUntil: '2027-03-19T21:00:00Z' });
  expect(await screen.findByText(/March 20, 2027, 2:45\sAM/)).toBeVisible();
});

it('says from when the code can be entered', async () => {
  const checkInFrom = '2030-03-05T12:00:00Z';
  await show({ status: 'confirmed', actions: ['on_my_way'], checkInFrom });
  expect(await screen.findByText(/March 5, 2030, 5:45\sPM/)).toBeVisible();
});

it.each([
  ['en-CA', /^You can check in from \S+\s[AP]M today, with the code that the clinic gives you/],
  ['fr-CA', /^Vous pourrez signaler votre arrivée à compter de .+ aujourd’hui, avec le code/],
] as const)('says in %s from when on the day the code can be entered', async (locale, text) => {
  const booking = { status: 'confirmed', actions: ['on_my_way'], checkInFrom: soon(0) };
  await show(booking, 'hygienist', locale);
  expect(await screen.findByText(text)).toBeVisible();
});

it('says until when a cancellation is free', async () => {
  await show({ actions: ['cancel'] }, 'clinic');
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel this booking' }));
  expect(await screen.findByText(/Free until March 20, 2030, 2:45\sAM/)).toBeVisible();
});

const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;

it.each([
  [FAR, 'en-CA', /^The times on this page are the clinic’s: Nepal Time\.$/],
  [FAR, 'fr-CA', /^Les heures de cette page sont celles du cabinet\s: heure du Népal\.$/],
  [here, 'en-CA', null],
] as const)('names the clock of %s in %s', async (timeZone, locale, text) => {
  await show({ timeZone }, 'hygienist', locale);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(text ?? /times on this page/)).toHaveLength(text ? 1 : 0);
});

it('asks to confirm', async () => {
  const confirmUntil = '2030-03-19T21:00:00Z';
  const booking = bookingNode({ timeZone: FAR, confirmUntil, confirmFrom: confirmUntil });
  await renderPage(<BookedPage />, {
    at: '/shifts/7/booked',
    path: '/shifts/:jobId/booked',
    viewer: fakeViewer('hygienist'),
    graph: bookedPage(booking),
  });
  expect(await screen.findByText(/between March 20, 2030, 2:45\sAM/)).toBeVisible();
});

it('dates a cancellation, and how long it can be undone', async () => {
  const [at, undoUntil] = [soon(-0.1), soon(0.1)];
  await show({
    ...{ status: 'cancelled_by_clinic', actions: [] },
    cancellation: cancellationNode({ by: 'clinic', at, undoUntil }),
  });
  const told = new RegExp(`may still undo this until .*${clockOf(undoUntil, FAR)}`);
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByText(/cancelled this booking and may still undo it/)).toBeVisible();
  expect(screen.queryByText(/nothing left to do/)).toBeNull();
});

it('asks for the confirmation of the next shift, and confirms on the spot', async () => {
  const booking = bookingNode({ timeZone: FAR, confirmUntil: '2030-03-19T21:00:00Z' });
  const state = { actions: ['confirm'], confirmed: [] as unknown[] };
  const next = (variables: object) =>
    (
      answer(NextShiftDocument, {
        nextShift: { ...booking, actions: state.actions },
      }).NextShift as (given: object) => object
    )(variables);
  await renderPage(<NextShift />, {
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: {
      NextShift: next,
      ConfirmBooking: ({ input }) => {
        state.confirmed.push(input);
        state.actions = [];
        return { data: { confirmBooking: { booking: { ...booking, actions: [] }, errors: [] } } };
      },
    },
  });
  expect(await screen.findByText(/March 20, 2030, 2:45\sAM/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm I’m coming' }));
  expect(await screen.findByText('Confirmed: the clinic knows you’re coming')).toBeVisible();
  expect(state.confirmed).toEqual([{ bookingId: booking.id }]);
  expect(await screen.findByRole('link', { name: 'See the booking' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm I’m coming' })).toBeNull();
});
