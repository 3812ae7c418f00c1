import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { SubscriptionPageDocument } from '../generated/graphql';
import { launchOffer } from '../testing/pricing-scenes';
import { subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { PricingPage } from './pricing-page';

const at = '/pricing';
const graph = launchOffer(3);

const meta = {
  title: 'Pages/Pricing',
  component: PricingPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, graph }) },
} satisfies Meta<typeof PricingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};

export const WithTaxes: Story = { parameters: inPage({ at: `${at}?province=Quebec`, graph }) };

export const OfferUsedUp: Story = { parameters: inPage({ at, graph: launchOffer(0) }) };

export const Clinic: Story = { parameters: inPage({ at, viewer: fakeViewer('clinic') }) };

const onPremium = fakeViewer('clinic', {
  subscriptionStatus: 'active',
  subscriptionTier: 'premium',
});

export const ClinicWithGivenPlan: Story = {
  parameters: inPage({
    at,
    viewer: onPremium,
    graph: subscribed(SUBSCRIPTIONS.given),
  }),
};

export const ClinicWithGivenPlanBesideItsOwn: Story = {
  globals: { locale: 'fr-CA' },
  parameters: inPage({
    at,
    viewer: onPremium,
    graph: subscribed(SUBSCRIPTIONS.givenBeside),
  }),
};

/** Nothing is sold until it is known whether the plan was given. */
export const ClinicWithPlanLoading: Story = {
  parameters: inPage({ at, viewer: onPremium, graph: pending(SubscriptionPageDocument) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose Basic')).not.toBeVisible();
  },
};

export const ClinicWithPlanFailed: Story = {
  parameters: inPage({ at, viewer: onPremium, graph: unreachable(SubscriptionPageDocument) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Choose Basic')).toBeVisible());
  },
};

export const Professional: Story = { parameters: inPage({ at, viewer: fakeViewer('hygienist') }) };

export const French: Story = {
  globals: { locale: 'fr-CA' },
  parameters: inPage({ at: `${at}?province=Quebec`, graph }),
};
