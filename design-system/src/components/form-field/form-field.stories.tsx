import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from '../text-field';
import { FormField } from './form-field';

const meta = {
  title: 'Forms/FormField',
  component: FormField,
  args: { label: 'First name', children: <TextField /> },
} satisfies Meta<typeof FormField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Required: Story = { args: { required: true } };

export const Optional: Story = { args: { optionalLabel: 'optional' } };

export const WithHint: Story = { args: { hint: 'As it stands on your licence.' } };

export const WithError: Story = {
  args: { required: true, hint: 'As it stands on your licence.', error: 'Enter your first name.' },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true, children: <TextField placeholder="First name" /> },
};

export const LongText: Story = {
  args: {
    label: 'First name and all other names, in the order in which they stand on your licence',
    hint: 'An office compares them with the register of the college. Nicknames can be added to your profile later on.',
    error: 'Enter your first name as it stands on your licence, even if you never use it.',
  },
};
