import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'This is urgent' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};

export const Ticked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'Shown with a green mark in the list.' } };

export const WithError: Story = { args: { error: 'Agree to the terms to go on.' } };

export const Disabled: Story = { args: { disabled: true } };
