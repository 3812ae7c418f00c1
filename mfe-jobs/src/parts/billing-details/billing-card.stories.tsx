import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { MyBillingDetailsDocument } from '../../generated/graphql';
import { billingDetails } from '../../testing/invoice-fixtures';
import { BillingCard } from './billing-card';

const page = { at: '/earnings', viewer: fakeViewer('hygienist'), graph: billingDetails() };

const meta = {
  title: 'Parts/Billing details',
  component: BillingCard,
  parameters: inPage(page),
} satisfies Meta<typeof BillingCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Entered: Story = {};

export const EnteredInFrench: Story = { globals: { locale: 'fr-CA' } };

export const EnteredOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: inPage({ ...page, graph: billingDetails(false) }) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(MyBillingDetailsDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(MyBillingDetailsDocument) }),
};
