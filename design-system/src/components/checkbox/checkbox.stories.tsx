import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
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

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    label:
      'I have read what an office may ask of me and I agree that my licence is checked with the college of my province before the first shift',
    hint: 'You can take this back at any time in the settings; shifts that are booked already stay booked.',
  },
};
