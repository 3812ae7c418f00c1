import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { launchOffer } from '../testing/pricing-scenes';
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

export const Professional: Story = { parameters: inPage({ at, viewer: fakeViewer('hygienist') }) };

export const French: Story = {
  globals: { locale: 'fr-CA' },
  parameters: inPage({ at: `${at}?province=Quebec`, graph }),
};
