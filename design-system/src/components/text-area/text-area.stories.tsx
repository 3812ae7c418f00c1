import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { FormField } from '../form-field';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  decorators: [
    (Story) => (
      <FormField label="Description">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { rows: 4, defaultValue: 'Two operatories, one assistant.\nParking behind the building.' },
};

export const GrowsWithText: Story = { args: { autoGrow: true, rows: 1, defaultValue: 'One line' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Two operatories.' } };

export const LongText: Story = {
  args: {
    autoGrow: true,
    defaultValue:
      'We are a small office with two operatories and one assistant. Most of our patients have been with us for many years. Parking is behind the building; please ring at the side door before eight.',
  },
};
