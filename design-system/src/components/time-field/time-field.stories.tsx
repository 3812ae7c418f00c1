import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormField } from '../form-field';
import { TimeField } from './time-field';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  decorators: [
    (Story) => (
      <FormField label="Starts at">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '08:30' } };

export const QuarterHours: Story = { args: { step: 900 } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '08:30' } };
