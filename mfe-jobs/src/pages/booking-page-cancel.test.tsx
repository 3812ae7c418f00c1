import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { BookingPageDocument } from '../generated/graphql';
import { bookingPage, pageBooking } from '../testing/booked-scenes';
import { noHours } from '../testing/hours-fixtures';
import { payload, recorded } from '../testing/refusals';
import { cancellationNode, changeNode, justCancelledNode } from '../testing/shift-fixtures';
import { cancellationPrice } from '../testing/shift-scenes';
import { BookingPage } from './booking-page';

const show = (role: 'clinic' | 'hygienist', booking: Parameters<typeof bookingPage>[0]) =>
  renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    viewer: fakeViewer(role),
    graph: bookingPage(booking),
  });

it('says once that the booking is cancelled, with the time to undo it', async () => {
  let booking = pageBooking({ actions: ['cancel'] });
  const cancel = recorded('CancelBooking', () => {
    const { status, actions, cancellation } = justCancelledNode();
    booking = pageBooking({ status, actions, cancellation });
    return payload('cancelBooking', { booking: justCancelledNode() });
  });
  await renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    viewer: fakeViewer('hygienist'),
    graph: {
      ...bookingPage(),
      ...cancellationPrice(),
      ...cancel.graph,
      ...answer(BookingPageDocument, () => ({ booking: { ...noHours, ...booking } })),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel this booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  await userEvent.selectOptions(await within(dialog).findByLabelText(/Reason/), 'illness');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('Cancelled, but not final yet')).toBeVisible();
  expect(screen.queryByText('Booking cancelled')).toBeNull();
});

const price = (changes: object) => ({
  ...{ __typename: 'CancellationPrice' as const, reliabilityPoints: 0, scoreAfter: null },
  ...{ compensation: null, freeUntil: null, undoMinutes: 10, ...changes },
});

it.each([
  [
    'hygienist',
    { freeUntil: '2030-03-02T13:00:00Z' },
    /^You can cancel without losing points until /,
  ],
  ['hygienist', { reliabilityPoints: 10 }, 'Cancelling now costs 10 reliability points.'],
  ['clinic', { freeUntil: '2030-03-04T13:00:00Z' }, /^You can cancel free of charge until March 4/],
  [
    'clinic',
    { compensation: '195.00' },
    'Cancelling now costs $195.00: half the pay for the shift.',
  ],
] as const)('tells the %s what cancelling costs: %j', async (role, changes, text) => {
  await show(role, { cancellationPrice: price(changes) });
  expect(await screen.findByText(text)).toBeVisible();
});

it('tells the professional once when to confirm', async () => {
  await show('hygienist', {
    confirmFrom: '2030-03-04T01:00:00Z',
    confirmUntil: '2030-03-04T21:00:00Z',
  });
  expect(await screen.findByText(/^Nothing to do before /)).toBeVisible();
  expect(screen.queryByText(/^We’ll ask you to confirm between/)).toBeNull();
});

const OVER = 'This booking has ended. There is nothing left to do.';
const REOPENED = 'This booking has ended. The shift is open again.';
const CLOSED = 'This booking has ended, and the shift is closed.';
const FILLED = 'This booking has ended. The shift is filled again.';

it.each([
  ['clinic', 'cancelled_by_temp', 'active', REOPENED, '/shifts?shift=7'],
  ['clinic', 'cancelled_by_clinic', 'invited', REOPENED, '/shifts?shift=7'],
  ['clinic', 'cancelled_by_temp', 'booked', FILLED, '/jobs/7'],
  ['clinic', 'cancelled_by_clinic', 'closed', CLOSED, '/jobs/7'],
  ['hygienist', 'cancelled_by_temp', 'active', OVER, undefined],
] as const)('tells the %s of a booking %s, the shift %s: %s', async (...scene) => {
  const [role, status, jobStatus, text, href] = scene;
  const { job } = pageBooking();
  await show(role, {
    ...{ status, actions: [], startsAt: '2030-03-05T13:00:00Z' },
    ...{ endsAt: '2030-03-05T21:00:00Z', job: job && { ...job, status: jobStatus } },
  });
  expect(await screen.findByText(text)).toBeVisible();
  const link = screen.queryByRole('link', { name: 'See the shift' });
  expect(link?.getAttribute('href') ?? undefined).toBe(href);
});

it('does not say that the shift is filled before the cancellation is final', async () => {
  const { job } = pageBooking();
  await show('clinic', {
    ...{ status: 'cancelled_by_temp', actions: [], startsAt: '2030-03-05T13:00:00Z' },
    // The undo is over, and the clock has not settled it yet.
    cancellation: cancellationNode({ undoUntil: '2026-11-20T12:10:00Z' }),
    job: job && { ...job, status: 'booked' },
  });
  expect(
    await screen.findByText(/What becomes of the shift is settled within a minute/),
  ).toBeVisible();
});

it.each([
  ['disputed', /^A dispute is open/],
  ['completed', /checks the hours/],
] as const)('names what a booking that is %s waits for before the review', async (status, text) => {
  await show('hygienist', { status, actions: ['review'] });
  expect(await screen.findByText(text)).toBeVisible();
});

it('says on the page that a sent proposal waits for the other side', async () => {
  await show('hygienist', { status: 'confirmed', actions: [], changes: [changeNode()] });
  expect(await screen.findByText(/has your proposed change\. Until they agree/)).toBeVisible();
});

it('says before a cancellation that an open proposal ends with it', async () => {
  await renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    viewer: fakeViewer('hygienist'),
    graph: {
      ...bookingPage({ actions: ['cancel'], changes: [changeNode()] }),
      ...cancellationPrice(),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel this booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  expect(within(dialog).getByText(/^The proposed change ends too/)).toBeVisible();
});
