import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { BrowseProfessionalsPageDocument } from '../generated/graphql';
import { browsing, professionals } from '../testing/fixtures';
import { BrowseProfessionalsPage } from './browse-professionals-page';

const page = { at: '/browse-professionals', viewer: fakeViewer('clinic'), graph: browsing() };

const meta = {
  title: 'Pages/Find staff',
  component: BrowseProfessionalsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof BrowseProfessionalsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

export const Filtered: Story = {
  parameters: inPage({
    ...page,
    at: '/browse-professionals?role=hygienist&province=Ontario&q=ana&freeFrom=2027-03-05&freeUntil=2027-03-08',
    graph: browsing(professionals.slice(0, 1)),
  }),
};

export const BestRated: Story = {
  parameters: inPage({ ...page, at: '/browse-professionals?sort=best_rated' }),
};

export const BestRatedInFrench: Story = { ...BestRated, globals: { locale: 'fr-CA' } };

export const BestRatedOnAPhone: Story = {
  ...BestRated,
  globals: { viewport: { value: 'phone' } },
};

/** The hint of the search field is read whole. */
export const HintOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('searchbox');
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('A canvas draws');
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    await expect(pen.measureText(field.placeholder).width).toBeLessThan(room);
  },
};

export const HintInFrenchOnAPhone: Story = {
  ...HintOnAPhone,
  globals: { ...HintOnAPhone.globals, locale: 'fr-CA' },
};

/** Highlighted matches. */
export const Searched: Story = {
  parameters: inPage({
    ...page,
    at: '/browse-professionals?q=ana+toronto+mcgill+licence&verified=yes',
    graph: browsing(professionals.slice(0, 1)),
  }),
};

export const MoreToLoad: Story = {
  parameters: inPage({ ...page, graph: browsing(professionals, true) }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(BrowseProfessionalsPageDocument) }),
};

export const Empty: Story = {
  parameters: inPage({ ...page, at: '/browse-professionals?language=Hindi', graph: browsing([]) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(BrowseProfessionalsPageDocument) }),
};

export const Nearest: Story = {
  parameters: inPage({ ...page, at: '/browse-professionals?sort=nearest&maxDistance=25' }),
};

export const NearestInFrenchOnAPhone: Story = {
  ...Nearest,
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};
