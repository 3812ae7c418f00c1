import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'I am a',
    name: 'role',
    options: [
      { value: 'hygienist', label: 'Dental hygienist', hint: 'Licensed' },
      { value: 'assistant', label: 'Dental assistant', hint: 'Certified' },
      { value: 'clinic', label: 'Dental office', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Row: Story = { args: { layout: 'row', defaultValue: 'hygienist' } };

export const Cards: Story = { args: { layout: 'cards', defaultValue: 'assistant' } };

export const WithError: Story = { args: { required: true, error: 'Choose your role.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    layout: 'cards',
    options: [
      {
        value: 'hygienist',
        label: 'Registered dental hygienist with a permit for local anaesthesia',
        hint: 'Licensed by the college of the province in which most of your shifts will be',
      },
      { value: 'clinic', label: 'Dental office' },
    ],
  },
};
