import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Icon } from '../icon';
import { Button } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Apply now' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete slot' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const WithIcons: Story = {
  args: { iconStart: <Icon name="calendar" />, iconEnd: <Icon name="arrow-end" /> },
};

export const Loading: Story = { args: { loading: true, loadingLabel: 'Joining...' } };

export const LoadingKeepsText: Story = { args: { loading: true, variant: 'secondary' } };

export const Disabled: Story = { args: { disabled: true } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#jobs">Post a shift</a> },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: { children: 'Post this shift for all hygienists in Winnipeg who could be there in time' },
};
