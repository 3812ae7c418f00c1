import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusDot } from './status-dot';

const meta = {
  title: 'Content/StatusDot',
  component: StatusDot,
  args: { label: 'Offline' },
} satisfies Meta<typeof StatusDot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Connected: Story = { args: { tone: 'success', label: 'Connected', pulse: true } };

export const Connecting: Story = { args: { tone: 'warning', label: 'Connecting', live: true } };

export const Lost: Story = { args: { tone: 'danger', label: 'Connection lost' } };

export const Info: Story = { args: { tone: 'info', label: 'In another tab' } };
