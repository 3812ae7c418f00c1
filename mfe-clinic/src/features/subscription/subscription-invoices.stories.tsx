import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { SUBSCRIPTIONS } from '../../testing/subscription-scenes';
import { SubscriptionInvoices } from './subscription-invoices';

const meta = {
  title: 'Features/Subscription/Invoices',
  component: SubscriptionInvoices,
  args: { invoices: SUBSCRIPTIONS.pastDue.invoices },
  parameters: inPage({ at: '/subscription' }),
} satisfies Meta<typeof SubscriptionInvoices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A refund is a credit under the total. */
export const Refunded: Story = { args: { invoices: SUBSCRIPTIONS.refunded.invoices } };

export const Empty: Story = { args: { invoices: [] } };

export const French: Story = { globals: { locale: 'fr-CA' } };
