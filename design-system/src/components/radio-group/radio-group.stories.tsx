import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
