import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { RecommendedShiftFragmentDoc } from '../../generated/graphql';
import { recommendationNode, type RecommendationNode } from '../../testing/matching-fixtures';
import { tempMatching } from '../../testing/matching-scenes';
import { RecommendedShift } from './recommended-shift';

const of = (overrides: Partial<RecommendationNode> = {}) =>
  makeFragmentData(recommendationNode(overrides), RecommendedShiftFragmentDoc);

const meta = {
  title: 'Features/Matching/Recommended shift',
  component: RecommendedShift,
  args: { hasTurn: false, recommendation: of() },
  parameters: inPage({
    at: '/ai-matching',
    viewer: fakeViewer('hygienist'),
    graph: {
      ...tempMatching(),
      DismissRecommendation: () => ({
        data: {
          dismissRecommendation: {
            __typename: 'RecommendationPayload',
            recommendation: { __typename: 'Recommendation', id: '71', isViewed: true },
            errors: [],
          },
        },
      }),
    },
  }),
} satisfies Meta<typeof RecommendedShift>;

export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Seen: Story = { args: { recommendation: of({ isViewed: true }) } };

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Not interested in/ }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

export const DismissedWithReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Not interested in/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Too far' }));
    await canvas.findByText('Thanks. Distance now counts a little more.');
  },
};

export const DismissedInFrench: Story = {
  globals: { locale: 'fr-CA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pas pour moi/ }));
    await canvas.findByRole('button', { name: 'Trop loin' });
  },
};
