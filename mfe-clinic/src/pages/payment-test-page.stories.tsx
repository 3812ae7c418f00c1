import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { PaymentTestPage } from './payment-test-page';

const at = '/payment-test?session=cs_test_1';
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Pages/Payment test',
  component: PaymentTestPage,
  tags: ['page', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.free) }),
  },
} satisfies Meta<typeof PaymentTestPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Checkout: Story = {};

export const Later: Story = {
  parameters: inPage({ at: '/payment-test', viewer, graph: subscribed(SUBSCRIPTIONS.active) }),
};

export const Nothing: Story = {
  parameters: inPage({ at: '/payment-test', viewer, graph: subscribed(SUBSCRIPTIONS.free) }),
};

export const Off: Story = {
  parameters: inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.noProvider) }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
