import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { IconButton } from './icon-button';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'menu', label: 'Open the menu' },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Outlined: Story = { args: { variant: 'outlined' } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
