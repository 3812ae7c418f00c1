import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { planGoal } from '../parts/plan-goal';
import { SubscriptionSuccessPage } from './subscription-success-page';

const at = '/subscription-success';
const viewer = fakeViewer('clinic');

const meta = {
  title: 'Pages/Subscription success',
  component: SubscriptionSuccessPage,
  tags: ['page', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.active) }),
  },
} satisfies Meta<typeof SubscriptionSuccessPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Trial: Story = {
  parameters: inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.trial) }),
};

export const Waiting: Story = {
  parameters: inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.free) }),
};

/** After an emergency request asked for a plan. */
export const FromEmergency: Story = {
  beforeEach: () => {
    planGoal.keepEmergency(null);
    return planGoal.clear;
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
