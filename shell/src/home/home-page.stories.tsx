import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, inPage, type RestAnswers } from '@tbt/web-kit/testing';
import { MarketSizeDocument } from '../generated/graphql';
import { HomePage } from './home-page';

const places = (remaining: number): RestAnswers => ({
  'GET /api/check-promo/FIRST5FREE': { body: { valid: remaining > 0, remaining } },
});

const graph = answer(MarketSizeDocument, {
  marketSize: { __typename: 'MarketSize', professionals: 1_274, clinics: 63 },
});

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/', graph, requests: places(4) }) },
  beforeEach: () => () => {
    localStorage.removeItem('promo-banner-dismissed');
    sessionStorage.clear();
  },
} satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

/** All places are taken: no offer. */
export const OfferUsedUp: Story = { parameters: inPage({ at: '/', graph, requests: places(0) }) };
