import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormField } from '../form-field';
import { DateField } from './date-field';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  decorators: [
    (Story) => (
      <FormField label="Start date">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-03-09' } };

export const Limited: Story = { args: { min: '2026-03-01', max: '2026-03-31' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-03-09' } };
