import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { bookingPage, type PageBookingNode } from '../testing/booked-scenes';
import { billingDetails, invoiceNode } from '../testing/invoice-fixtures';
import { disputeNode } from '../testing/dispute-scenes';
import { BookingPage } from './booking-page';

it.each([
  [{ status: 'paid', invoices: [invoiceNode({ state: 'paid' })] }, 0],
  [{ status: 'invoiced', invoices: [invoiceNode()] }, 1],
] as const)('asks how clinics pay only beside an unpaid invoice', async (booking, count) => {
  const page = { ...booking, invoices: [...booking.invoices], actions: [] };
  await renderPage(<BookingPage />, {
    ...{ at: '/shifts/5', path: '/shifts/:bookingId', viewer: fakeViewer('hygienist') },
    graph: { ...bookingPage(page), ...billingDetails(false) },
  });
  await screen.findByRole('region', { name: 'Documents' });
  await waitFor(() =>
    expect(screen.queryAllByText('How should clinics pay you?')).toHaveLength(count),
  );
});

const show = (
  booking: Partial<PageBookingNode>,
  role: 'hygienist' | 'clinic' = 'hygienist',
  locale: Locale = 'en-CA',
) =>
  renderPage(<BookingPage />, {
    ...{ at: '/shifts/5', path: '/shifts/:bookingId', viewer: fakeViewer(role), locale },
    graph: bookingPage({ actions: [], ...booking }),
  });

const disputed = (invoice = invoiceNode()): Partial<PageBookingNode> => ({
  ...{ status: 'disputed', date: '2026-11-20', invoices: [invoice] },
  disputes: [disputeNode()],
});

it.each([
  [
    'en-CA',
    /answer until .+\. Invoice 7 is on hold: nothing is due until the decision\.$/,
    ['Invoice and payment', 'On hold', 'Nothing is due until the decision.'],
  ],
  [
    'fr-CA',
    /La facture nº\s7 est suspendue\s: rien n’est exigible avant la décision\.$/,
    ['Facture et paiement', 'Suspendue', 'Rien n’est exigible avant la décision.'],
  ],
] as const)('holds a disputed invoice, in %s', async (locale, said, [title, badge, text]) => {
  await show(disputed(), 'hygienist', locale);
  expect(await screen.findByText(said)).toBeVisible();
  const invoice = within(screen.getByRole('region', { name: title }));
  expect(invoice.getByText(badge)).toBeVisible();
  expect(invoice.getByText(text)).toBeVisible();
  expect(invoice.queryByText(/^(Due|Échéance)/)).toBeNull();
  expect(screen.queryByText(/planned|prévus/)).toBeNull();
  expect(screen.queryByText(/Nothing is approved|rien n’est approuvé/)).toBeNull();
});

it('tells the clinic that a disputed invoice which is overdue keeps it from posting', async () => {
  await show(disputed(invoiceNode({ state: 'overdue', daysOverdue: 4 })), 'clinic');
  expect(await screen.findByText(/was already due, so posting may be blocked/)).toBeVisible();
  expect(screen.queryByText(/days overdue/)).toBeNull();
});

it('says that nothing is billed while there is no invoice', async () => {
  await show({ ...disputed(), invoices: [] });
  expect(await screen.findByText(/Nothing is approved, billed or due until/)).toBeVisible();
});

it.each([
  ['hygienist', 'mark_received'],
  ['clinic', 'mark_paid'],
] as const)('says to the %s that a payment is overdue', async (role, action) => {
  const invoice = invoiceNode({ state: 'overdue', daysOverdue: 1, actions: [action] });
  await show({ status: 'invoiced', actions: [action], invoices: [invoice] }, role);
  const step = { name: 'The payment is 1 day overdue' };
  expect(await screen.findByRole('region', step)).toBeVisible();
  expect(screen.getAllByText('Overdue')).toHaveLength(2);
});
