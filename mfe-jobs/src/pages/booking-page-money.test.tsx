import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { bookingPage, type PageBookingNode } from '../testing/booked-scenes';
import { billingDetails, invoiceNode } from '../testing/invoice-fixtures';
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
