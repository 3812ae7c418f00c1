import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MatchingWeightEntryFragmentDoc } from '../../generated/graphql';
import { weightNodes } from '../../testing/matching-fixtures';
import { WeightsEditor } from './weights-editor';

const weights = weightNodes().map((entry) =>
  makeFragmentData(entry, MatchingWeightEntryFragmentDoc),
);

const meta = {
  title: 'Features/Matching/Weights',
  component: WeightsEditor,
  args: { weights, onKept: () => undefined },
  parameters: inPage({ at: '/ai-matching', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof WeightsEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

/** After answers to "Not interested". */
export const WithAnswers: Story = {
  args: {
    weights: weightNodes({ distance: 19.1, rate: 13.8 }).map((entry) =>
      makeFragmentData(entry, MatchingWeightEntryFragmentDoc),
    ),
  },
};

export const OutOfBounds: Story = {
  play: async ({ canvas, userEvent }) => {
    const distance = canvas.getByRole('spinbutton', { name: 'Distance' });
    await userEvent.clear(distance);
    await userEvent.type(distance, '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Save weights' }));
  },
};
