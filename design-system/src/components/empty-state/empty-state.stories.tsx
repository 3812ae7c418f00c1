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
