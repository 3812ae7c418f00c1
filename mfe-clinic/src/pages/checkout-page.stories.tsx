import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { CheckoutPage } from './checkout-page';

const at = '/checkout?plan=pro';
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  tags: ['page', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.free) }),
  },
} satisfies Meta<typeof CheckoutPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Trial: Story = {};

export const WithoutTrial: Story = {
  parameters: inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.ended) }),
};

export const WithCode: Story = {
  parameters: inPage({
    at: `${at}&code=FIRST5FREE`,
    viewer,
    graph: subscribed(SUBSCRIPTIONS.free),
  }),
};

export const Subscribed: Story = {
  parameters: inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.active) }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
