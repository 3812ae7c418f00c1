import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { now } from '@tbt/web-kit';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { calendarDay } from '../../parts/shift-line/near-day';
import { invoiceNode } from '../../testing/invoice-fixtures';
import { MarkPaymentDialog } from './mark-payment-dialog';

it('starts with today, and asks how it was paid', async () => {
  const today = calendarDay(now());
  await renderPage(
    <MarkPaymentDialog
      mark="mark_paid"
      bookingId="50"
      invoice={invoiceNode()}
      name="Ana Reyes"
      onClose={() => undefined}
    />,
    { viewer: fakeViewer('clinic') },
  );
  expect(screen.getByLabelText(/^Paid on/)).toHaveValue(today);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByRole('combobox', { name: /^How/ })).toBeInvalid();
});
