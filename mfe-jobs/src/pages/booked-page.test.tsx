import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { bookedPage, officePack, shiftAtLocation } from '../testing/booked-scenes';
import { payload, recorded } from '../testing/refusals';
import { bookingNode, cancellationNode } from '../testing/shift-fixtures';
import { BookedPage } from './booked-page';

const show = (
  graph = bookedPage(),
  role: 'hygienist' | 'clinic' | null = 'hygienist',
  locale: Locale = 'en-CA',
) =>
  renderPage(<BookedPage />, {
    at: '/shifts/7/booked',
    path: '/shifts/:jobId/booked',
    viewer: role && fakeViewer(role),
    graph,
    locale,
  });

it('shows the professional place, contact and next steps', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re booked' })).toBeVisible();
  expect(screen.getByText('12 King St W, Toronto, Ontario M5H 1A1')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Directions to/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message the clinic' })).toHaveAttribute(
    'href',
    '/messages?userId=1&jobId=7',
  );
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getByText(/^On March 5, 2027, be there at 8:00 AM, Toronto time/)).toBeVisible();
  expect(
    steps.getByText(
      /pays you directly: \$390\.00 before taxes, with an unpaid break of 30 minutes/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All my bookings' })).toHaveAttribute(
    'href',
    '/shifts?tab=bookings',
  );
});

it.each([
  ['of the main office', null, 'Office phone: 416 555 0199', 'tel:4165550199'],
  ['of the location', shiftAtLocation(), 'Office phone: 416 555 0142', 'tel:4165550142'],
])('calls the phone %s', async (_, job, name, href) => {
  await show(bookedPage(bookingNode(job ? { job } : {})));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it('asks the office for its street address where it gave none', async () => {
  const clinic = { ...bookingNode().clinic, streetAddress: null, postalCode: null } as never;
  await show(bookedPage(bookingNode({ clinic })));
  expect(await screen.findByText(/^Maple Dental has not given a street address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask Maple Dental for the address' })).toHaveAttribute(
    'href',
    '/messages?userId=1&jobId=7',
  );
  expect(screen.queryByRole('button', { name: /^Directions to/ })).toBeNull();
});

it.each([
  ['leads to the office’s details for the day', officePack, true],
  ['leads nowhere when the office gave none', null, false],
])('%s', async (_, pack, isLinked) => {
  await show(bookedPage(bookingNode(), pack));
  await screen.findByRole('region', { name: 'What happens next' });
  const link = screen.queryByRole('link', { name: 'See the office’s details for the day' });
  expect(link?.getAttribute('href') ?? null).toBe(isLinked ? '/clinics/1' : null);
  expect(screen.queryByText(/parking, software/) === null).toBe(isLinked);
});

it('names no deadline that was over when the shift was booked', async () => {
  await show(bookedPage(bookingNode({ confirmUntil: null })));
  const steps = within(await screen.findByRole('region', { name: 'What happens next' }));
  expect(steps.getByText('Please confirm in your bookings that you’re coming.')).toBeVisible();
});

it('lets the professional confirm once it is time, and says so afterwards', async () => {
  let status: 'booked' | 'confirmed' = 'booked';
  const confirm = recorded('ConfirmBooking', () => {
    status = 'confirmed';
    return payload('confirmBooking', { booking: bookingNode({ status, actions: [] }) });
  });
  const node = () =>
    bookingNode({
      ...{ status, confirmFrom: '2020-01-01T00:00:00Z', confirmUntil: '2099-03-04T21:00:00Z' },
      actions: status === 'booked' ? ['confirm', 'cancel'] : ['cancel'],
    });
  await show({
    ...bookedPage(),
    BookedPage: () => ({ data: { job: { __typename: 'Job', id: '7', booking: node() } } }),
    ...confirm.graph,
  });
  expect(
    await screen.findByText(/^Confirm by March 4, 2099, .+ that you’re coming\.$/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm I’m coming' }));
  expect(await screen.findByText('You confirmed that you’re coming.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm I’m coming' })).toBeNull();
});

it.each([
  ['hygienist', /^Confirmez votre présence entre le .+ 20\d\d à .+ h.* et le .+ à .+ h/],
  ['clinic', /confirmer sa présence entre le .+ 20\d\d à .+ et le .+ à .+ h/],
] as const)('says in French between when to confirm, to the %s', async (role, text) => {
  await show(bookedPage(), role, 'fr-CA');
  expect(await screen.findByText(text)).toBeVisible();
});

it('gives the calendar file', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my calendar' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Calendar file saved')).toBeVisible();
  click.mockRestore();
});

it('shows the clinic the professional', async () => {
  await show(bookedPage(), 'clinic');
  const title = { level: 1, name: 'Ana Reyes is booked' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message Ana Reyes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Directions/ })).toBeNull();
});

it.each([
  [
    'en-CA',
    officePack,
    'Ana Reyes sees your office guide. Write if anything else helps on the day.',
  ],
  ['en-CA', null, /^Tell Ana Reyes what helps on the day/],
  ['fr-CA', officePack, /^Ana Reyes voit les indications de votre cabinet\./],
] as const)('asks the clinic in %s for what its guide leaves open', async (locale, pack, text) => {
  await show(bookedPage(bookingNode(), pack), 'clinic', locale);
  expect(await screen.findByText(text)).toBeVisible();
});

it('says that a cancelled booking has ended', async () => {
  const cancellation = cancellationNode({ by: 'clinic' });
  await show(bookedPage(bookingNode({ status: 'cancelled_by_clinic', actions: [], cancellation })));
  expect(await screen.findByText('This booking has ended')).toBeVisible();
  expect(screen.queryByText('What happens next')).toBeNull();
});

it('says when there is no booking, and links to the others', async () => {
  await show(bookedPage(null));
  expect(await screen.findByText('This booking cannot be found.')).toBeVisible();
});

it('asks a visitor to log in', async () => {
  await show(bookedPage(), null);
  expect(await screen.findByText('Log in to see your booking.')).toBeVisible();
});
