import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { invoiceNode } from '../../testing/invoice-fixtures';
import { InvoiceSummary } from './invoice-summary';

it.each([
  ['the payer that it is not said yet how', null, ['mark_paid'], /Ana Reyes hasn’t entered it yet/],
  ['the payer how', 'ana@example.test', ['mark_paid'], 'ana@example.test'],
  ['nothing to members who do not pay', null, [], null],
])('tells %s', async (_case, paymentInstructions, actions, text) => {
  await renderPage(
    <InvoiceSummary
      invoice={invoiceNode({ state: 'open', paymentInstructions, actions })}
      reader="clinic"
      name="Ana Reyes"
    />,
    { viewer: fakeViewer('clinic') },
  );
  expect(screen.queryByText('How to pay') !== null).toBe(text !== null);
  if (text) expect(screen.getByText(text)).toBeVisible();
});
