import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { launchOffer } from '../../testing/scenes';
import { PremiumUpsell } from './premium-upsell';

const page = { at: '/post-job', viewer: fakeViewer('clinic'), graph: launchOffer(4) };

const meta = {
  title: 'Features/Premium upsell',
  component: PremiumUpsell,
  parameters: inPage(page),
} satisfies Meta<typeof PremiumUpsell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LaunchOffer: Story = {};

export const LaunchOfferForVisitors: Story = { parameters: inPage({ ...page, viewer: null }) };

export const Trial: Story = { parameters: inPage({ ...page, graph: launchOffer(0) }) };

export const French: Story = { globals: { locale: 'fr-CA' } };
