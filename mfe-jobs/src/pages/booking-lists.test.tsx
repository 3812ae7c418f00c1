import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { invoiceNode } from '../testing/invoice-fixtures';
import { payload, recorded, refusal } from '../testing/refusals';
import {
  bookingNode,
  cancellationNode,
  changeNode,
  justCancelledNode,
  type ShiftBookingNode,
} from '../testing/shift-fixtures';
import { calendarFile, cancellationPrice, clinicShifts, tempShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const at = '/shifts?tab=bookings';
const viewer = fakeViewer('hygienist');

/** A booking that changes while the page is open. */
function oneBooking(first: ShiftBookingNode, shifts: GraphAnswers = tempShifts()) {
  let booking = first;
  const graph: GraphAnswers = {
    ...shifts,
    ...cancellationPrice(),
    MyBookings: () => ({
      data: { myBookings: connectionOf('Booking', [{ invoices: [], ...booking }]) },
    }),
  };
  const set = (next: ShiftBookingNode) => (booking = next);
  /** A mutation that results in that booking. */
  const leading = (operation: string, field: string, next: ShiftBookingNode) =>
    recorded(operation, () => {
      set(next);
      return payload(field, { booking: next });
    });
  return { graph, set, leading };
}

async function choose(entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it.each([
  ['hygienist', 'en-CA', 'Overdue', 'The payment is 5 days overdue'],
  ['hygienist', 'fr-CA', 'En retard', 'Paiement en retard de 5\u00a0jours'],
  ['clinic', 'en-CA', 'Overdue', 'The payment is 5 days overdue'],
] as const)('shows the %s in %s that a payment is overdue', async (role, locale, badge, step) => {
  const action = role === 'clinic' ? 'mark_paid' : 'mark_received';
  const late = {
    ...bookingNode({ status: 'invoiced', actions: [action], endsAt: '2026-11-01T21:00:00Z' }),
    invoices: [invoiceNode({ state: 'overdue', daysOverdue: 5 })],
  };
  await renderPage(<ShiftsPage />, {
    ...{ at: '/shifts?tab=history', viewer: fakeViewer(role), locale },
    graph: role === 'clinic' ? clinicShifts([], { past: [late] }) : tempShifts({ past: [late] }),
  });
  expect(await screen.findByRole('link', { name: step })).toHaveAttribute('href', '/shifts/50');
  expect(screen.getByText(badge)).toBeVisible();
});

it('confirms with one click, and the request disappears', async () => {
  const { graph, leading } = oneBooking(bookingNode({ actions: ['confirm', 'cancel'] }));
  const confirm = leading('ConfirmBooking', 'confirmBooking', bookingNode({ status: 'confirmed' }));
  await renderPage(<ShiftsPage />, { at, graph: { ...graph, ...confirm.graph }, viewer });
  expect(await screen.findByText('To do (1)')).toBeVisible();
  expect(screen.getByText(/Please confirm by March 4, 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the booking' })).toHaveAttribute(
    'href',
    '/shifts/50',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirm I’m coming' }));
  expect(await screen.findByText(/the clinic knows you’re coming/)).toBeVisible();
  expect(await screen.findByText('Coming up (1)')).toBeVisible();
  expect(confirm.sent).toEqual([{ bookingId: '50' }]);
});

it('shows the cost, cancels with a reason, and undoes it', async () => {
  const { graph, leading } = oneBooking(bookingNode());
  const cancel = leading('CancelBooking', 'cancelBooking', justCancelledNode());
  const undo = leading('UndoCancellation', 'undoCancellation', bookingNode());
  await renderPage(<ShiftsPage />, {
    at,
    graph: { ...graph, ...cancel.graph, ...undo.graph },
    viewer,
  });
  await choose('Cancel this booking');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  expect(
    await within(dialog).findByText('This takes 10 points off your reliability score'),
  ).toBeVisible();
  expect(within(dialog).getByText('Your score after cancelling: 85 out of 100.')).toBeVisible();
  expect(
    within(dialog).getByText(/24 to 72 hours 10 reliability points, less than 24 hours 50/),
  ).toBeVisible();
  expect(within(dialog).getByText(/^.+ will see your reason\.$/)).toBeVisible();
  expect(
    within(dialog).getByText(/^Maple Dental sees it on the site right away\. You can undo it for/),
  ).toBeVisible();
  const yes = within(dialog).getByRole('button', { name: 'Cancel the booking' });
  await userEvent.click(yes);
  expect(cancel.sent).toEqual([]);
  await userEvent.selectOptions(within(dialog).getByLabelText(/Reason/), 'illness');
  await userEvent.type(within(dialog).getByLabelText(/Add a note/), 'Fever.');
  await userEvent.click(yes);
  expect(await screen.findByText('Booking cancelled')).toBeVisible();
  expect(cancel.sent).toEqual([
    {
      bookingId: '50',
      reason: 'illness',
      note: 'Fever.',
      shownReliabilityPoints: 10,
      shownCompensation: null,
    },
  ]);
  expect(await screen.findByText(/You can undo this for another [89]:\d\d/)).toBeVisible();
  expect(screen.getByText('You cancelled')).toBeVisible();
  expect(
    screen.getByText('10 points off your reliability score, given back if you undo.'),
  ).toBeVisible();
  expect(screen.getByText('Cancelled just now (1)')).toBeVisible();
  expect(screen.queryByText(/^Coming up/)).toBeNull();
  const bar = screen.getByText('Cancelled, but not final yet').closest('article')!;
  await userEvent.click(within(bar).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Booking restored')).toBeVisible();
  expect(undo.sent).toEqual([{ bookingId: '50' }]);
  await waitFor(() => expect(screen.queryByText('Cancelled, but not final yet')).toBeNull());
});

it.each([
  [9, true],
  [-1, false],
])(
  'tells the other side whether it can still be undone, %i minutes before',
  async (left, isTold) => {
    const undoUntil = new Date(Date.now() + left * 60_000).toISOString();
    const node = bookingNode({
      status: 'cancelled_by_clinic',
      actions: [],
      cancellation: cancellationNode({ by: 'clinic', undoUntil }),
    });
    await renderPage(<ShiftsPage />, { at, graph: oneBooking(node).graph, viewer });
    expect(await screen.findByText(/^Maple Dental cancelled/)).toBeVisible();
    const text = screen.queryByText(/^Maple Dental may still undo this until today, \d/);
    expect(text !== null).toBe(isTold);
  },
);

it('shows a changed cost, and keeps the input', async () => {
  const { graph } = oneBooking(bookingNode());
  let points = 10;
  const cancel = recorded('CancelBooking', () => {
    points = 50;
    const errors = [refusal('The cost of cancelling has changed.', ['price_changed'])];
    return payload('cancelBooking', { booking: null, errors });
  });
  const price: GraphAnswers = {
    CancellationPrice: (variables) => {
      const prepared = cancellationPrice({ reliabilityPoints: points, scoreAfter: 45 });
      const reply = prepared.CancellationPrice;
      return typeof reply === 'function' ? reply(variables) : {};
    },
  };
  await renderPage(<ShiftsPage />, {
    at,
    graph: { ...graph, ...price, ...cancel.graph },
    viewer,
  });
  await choose('Cancel this booking');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  await within(dialog).findByText(/takes 10 points/);
  await userEvent.selectOptions(within(dialog).getByLabelText(/Reason/), 'transport');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the booking' }));
  expect(await within(dialog).findByText(/takes 50 points/)).toBeVisible();
  expect(within(dialog).getByText('The cost of cancelling has changed.')).toBeVisible();
  expect(within(dialog).getByLabelText(/Reason/)).toHaveValue('transport');
});

it('returns the focus when the cancellation is aborted', async () => {
  await renderPage(<ShiftsPage />, { at, graph: oneBooking(bookingNode()).graph, viewer });
  await choose('Cancel this booking');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the booking' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^More actions/ })).toHaveFocus());
});

it('answers a proposed change, beside what is agreed', async () => {
  const { graph, leading } = oneBooking(
    bookingNode({ actions: ['answer_change'], changes: [changeNode()] }),
  );
  const changed = bookingNode({ startTime: '09:00', endTime: '17:00', hourlyRate: '54.00' });
  const answer = leading('AnswerBookingChange', 'answerBookingChange', changed);
  await renderPage(<ShiftsPage />, { at, graph: { ...graph, ...answer.graph }, viewer });
  expect(await screen.findByText('March 5, 2027, 9:00 AM - 5:00 PM, $54.00 an hour')).toBeVisible();
  expect(screen.getByText(/\$405\.00 in total/)).toBeVisible();
  expect(
    screen.getByText(/Agreed so far: March 5, 2027, 8:00 AM - 4:00 PM, \$52.00 an hour/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept change' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Accept this change?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept change' }));
  expect(await screen.findByText('Booking updated')).toBeVisible();
  expect(answer.sent).toEqual([{ changeId: '90', isAccepted: true }]);
});

it('proposes changed terms only; a user error is shown at its field', async () => {
  const { graph } = oneBooking(bookingNode());
  const errors = [[refusal('The clock leaves this time out.', [], ['startTime'])], []];
  const propose = recorded('ProposeBookingChange', () =>
    payload('proposeBookingChange', { booking: bookingNode(), errors: errors.shift() ?? [] }),
  );
  await renderPage(<ShiftsPage />, { at, graph: { ...graph, ...propose.graph }, viewer });
  await choose('Propose other hours or rate');
  const dialog = await screen.findByRole('dialog', { name: 'Propose a change' });
  const rate = within(dialog).getByLabelText(/Hourly rate/);
  await userEvent.clear(rate);
  await userEvent.type(rate, '55,50');
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'That is $416.25 per shift, with an unpaid break of 30 min.',
  );
  const end = within(dialog).getByLabelText(/End time/);
  await userEvent.clear(end);
  expect(within(dialog).queryByRole('status')).toBeNull();
  await userEvent.type(end, '16:00');
  const send = within(dialog).getByRole('button', { name: 'Send proposal' });
  await userEvent.click(send);
  expect(await within(dialog).findByText('The clock leaves this time out.')).toBeVisible();
  expect(rate).toHaveValue('55,50');
  await userEvent.click(send);
  expect(await screen.findByText('Proposal sent')).toBeVisible();
  expect(propose.sent.at(-1)).toEqual({
    bookingId: '50',
    hourlyRate: '55.50',
    message: null,
    utcOffset: null,
  });
});

it('hands over a calendar file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = jest.fn(() => 'blob:shift');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const graph = { ...oneBooking(bookingNode()).graph, ...calendarFile };
  await renderPage(<ShiftsPage />, { at, graph, viewer });
  await choose('Add to my calendar');
  await waitFor(() =>
    expect(saved).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-[a-z-]+\.ics$/)]),
  );
  click.mockRestore();
});

it('says what a professional with an expiring licence has to do', async () => {
  const { graph } = oneBooking(bookingNode({ releasesAt: '2027-03-03T15:00:00Z' }));
  await renderPage(<ShiftsPage />, { at, graph, viewer });
  expect(await screen.findByText('This booking is at risk')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my licences' })).toHaveAttribute(
    'href',
    '/profile?tab=verification',
  );
});

it('lets a clinic ask to be spared a compensation', async () => {
  const owed = { by: 'clinic' as const, reason: 'weather' as const, compensation: '195.00' };
  const cancelled = bookingNode({
    status: 'cancelled_by_clinic',
    actions: ['request_waiver'],
    cancellation: cancellationNode({ ...owed, reliabilityPoints: 0 }),
  });
  const { graph, leading } = oneBooking(cancelled, clinicShifts());
  const waiver = leading('RequestWaiver', 'requestWaiver', {
    ...cancelled,
    actions: [],
    cancellation: cancellationNode({ ...owed, waiverStatus: 'requested' }),
  });
  await renderPage(<ShiftsPage />, {
    at,
    graph: { ...graph, ...waiver.graph },
    viewer: fakeViewer('clinic'),
  });
  expect(await screen.findByText('You owe Ana Reyes $195.00, paid directly.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Request a waiver/ }));
  const dialog = await screen.findByRole('dialog', { name: /Request a waiver/ });
  await userEvent.type(within(dialog).getByLabelText(/What happened/), 'All roads were closed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request sent')).toBeVisible();
  expect(waiver.sent).toEqual([{ bookingId: '50', note: 'All roads were closed.' }]);
});
