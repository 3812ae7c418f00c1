import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Cluster } from '../../layout/cluster';
import { Rating } from './rating';
import { RatingValue } from './rating-value';

const words = ['poor', 'fair', 'good', 'very good', 'excellent'];

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: {
    legend: 'How was your day there?',
    name: 'rating',
    labelOf: (value) => `${value} of 5, ${words[value - 1] ?? ''}`,
  },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Given: Story = { args: { defaultValue: 4 } };

export const Teeth: Story = { args: { skin: 'tooth', defaultValue: 3 } };

export const Focused: Story = {
  args: { defaultValue: 2 },
  play: async () => {
    await userEvent.tab();
  },
};

export const WithHint: Story = { args: { hint: 'Only the office reads it.', required: true } };

export const Invalid: Story = { args: { error: 'Choose how many stars.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 4 } };

export const LongText: Story = {
  args: {
    legend: 'Thinking of the team, the equipment and the breaks, how was your day in this office?',
    labelOf: (value) =>
      `${value} of 5: I would come back to this office, if they asked me, at once`,
    defaultValue: 4,
  },
};

export const ReadOnly: Story = {
  render: () => (
    <Cluster gap="5">
      {[0, 2.5, 4.7, 5].map((value) => (
        <RatingValue key={value} value={value} label={`${value} of 5`} />
      ))}
      <RatingValue value={3.5} skin="tooth" label="3.5 of 5" />
      <RatingValue value={4.2} size="small" label="4.2 of 5" />
    </Cluster>
  ),
};
