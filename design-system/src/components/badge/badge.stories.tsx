import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../icon';
import { Badge } from './badge';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { children: 'Standard' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Urgent' } };

export const Info: Story = { args: { tone: 'info', children: 'New' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Recurring' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } };

export const WithIcon: Story = {
  args: { tone: 'success', icon: <Icon name="bolt" />, children: 'Urgent' },
};
