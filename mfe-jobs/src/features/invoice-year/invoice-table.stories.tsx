import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { InvoiceRowFragmentDoc } from '../../generated/graphql';
import { invoiceRow } from '../../testing/money-scenes';
import { InvoiceTable } from './invoice-table';

const meta = {
  title: 'Features/Invoice year/Invoices',
  component: InvoiceTable,
  args: {
    invoices: [
      invoiceRow(),
      invoiceRow({ id: '30', number: 11, state: 'paid', paidOn: '2027-03-02' }),
      invoiceRow({ id: '29', number: 10, state: 'credit_note', total: '-440.70' }),
    ].map((row) => makeFragmentData(row, InvoiceRowFragmentDoc)),
    side: 'earnings',
  },
  parameters: inPage({ at: '/earnings', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof InvoiceTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
