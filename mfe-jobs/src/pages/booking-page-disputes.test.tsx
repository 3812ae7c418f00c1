import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphAnswers } from '@tbt/web-kit/testing';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { bookingPage, type PageBookingNode } from '../testing/booked-scenes';
import { closedDispute, disputeNode, ruledDispute } from '../testing/dispute-scenes';
import { invoiceNode } from '../testing/invoice-fixtures';
import { payload, recorded, refusal } from '../testing/refusals';
import { BookingPage } from './booking-page';

const show = (
  booking: Partial<PageBookingNode>,
  role: 'hygienist' | 'clinic' = 'hygienist',
  graph: GraphAnswers = {},
) =>
  renderPage(<BookingPage />, {
    at: '/shifts/5',
    path: '/shifts/:bookingId',
    viewer: fakeViewer(role),
    graph: { ...bookingPage({ actions: [], ...booking }), ...graph },
  });

const OPENABLE = {
  status: 'completed',
  disputableUntil: '2027-03-19T21:00:00Z',
  disputeReasons: ['hours', 'payment', 'conduct'],
} as const satisfies Partial<PageBookingNode>;

it('opens a case; a refusal keeps what was typed', async () => {
  const errors = [[refusal('This has already been disputed.')], []];
  const open = recorded('OpenDispute', () =>
    payload('openDispute', { dispute: null, errors: errors.shift() ?? [] }),
  );
  await show(OPENABLE, 'hygienist', open.graph);
  await userEvent.click(await screen.findByRole('button', { name: 'Open a dispute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a dispute' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the statement' }));
  expect(open.sent).toEqual([]);
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'hours');
  await userEvent.type(dialog.getByRole('textbox', { name: /Statement/ }), 'Until five.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the statement' }));
  expect(await dialog.findByText('This has already been disputed.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Statement/ })).toHaveValue('Until five.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the statement' }));
  expect(await screen.findByText('Dispute opened')).toBeVisible();
  expect(open.sent).toEqual(
    Array(2).fill({ bookingId: '50', reason: 'hours', statement: 'Until five.', evidence: [] }),
  );
});

it('leads the other side to the answer, with the statement and its file', async () => {
  const dispute = disputeNode({ actions: ['answer'] });
  await show({ status: 'disputed', actions: ['answer_dispute'], disputes: [dispute] }, 'clinic');
  const step = within(await screen.findByRole('region', { name: 'Answer the dispute' }));
  expect(step.getByText(/I stayed until five/)).toBeVisible();
  expect(step.getByRole('link', { name: /timesheet\.pdf/ })).toHaveAttribute(
    'href',
    '/files/sealed',
  );
  expect(step.getByRole('button', { name: 'Answer the dispute' })).toBeVisible();
});

it.each([
  [[], /Nothing is approved, billed or due/],
  [['open'], /Invoice 7 is on hold: nothing is due/],
  [['overdue'], /Invoice 7 is on hold: nothing is due/],
  [['marked_paid'], /Invoice 7 is on hold: nothing is due/],
  [['paid'], /Invoice 7 stays paid/],
  [['received'], /Invoice 7 stays paid/],
  [['refund_due'], null],
  [['refund_returned'], null],
  [['refunded'], null],
  [['credited', 'credit_note'], null],
  [['credited', 'credit_note', 'open'], /Invoice 9 is on hold: nothing is due/],
] as const)('says what becomes of the money in a case: %j', async (states, sentence) => {
  const invoices = states.map((state, place) =>
    invoiceNode({ id: String(91 + place), state, number: 7 + place }),
  );
  await show({ status: 'disputed', disputes: [disputeNode()], invoices });
  const dispute = await screen.findByRole('region', { name: 'Dispute' });
  const shown = within(dispute).getByText(/can answer until/);
  if (sentence) expect(shown).toHaveTextContent(sentence);
  else expect(shown).not.toHaveTextContent(/[Ii]nvoice|due|billed/);
});

it('shows a ruling with what it changes, and the appeal', async () => {
  await show({ status: 'invoiced', disputes: [ruledDispute({ actions: ['appeal'] })] });
  expect(await screen.findByText('Partly in favour of each side')).toBeVisible();
  expect(screen.getByText(/8 h count as worked/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Appeal the ruling' })).toBeVisible();
});

it('says that a closed case is final', async () => {
  await show({ status: 'invoiced', disputes: [closedDispute()] }, 'clinic');
  expect(await screen.findByText('Final ruling after the appeal')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appeal the ruling' })).toBeNull();
});

it('shows nothing when there is no case and none can be opened', async () => {
  await show({ status: 'booked' });
  await screen.findByRole('region', { name: 'Next step' });
  expect(screen.queryByRole('region', { name: /Dispute|Something wrong/ })).toBeNull();
});
