import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No jobs found matching your criteria.',
    description: 'Try another province or look at all roles.',
    action: <Button variant="secondary">Clear all filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const TitleOnly: Story = {
  args: {
    title: 'Select a conversation',
    icon: 'message',
    description: undefined,
    action: undefined,
  },
};

export const LongText: Story = {
  args: {
    title:
      'No shifts in Newfoundland and Labrador fit the days, the rate and the distance you asked for.',
    description:
      'Try another province, look at all roles, or leave an alert: you will hear from us as soon as an office posts a shift that fits.',
  },
};
