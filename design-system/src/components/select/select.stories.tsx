import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { FormField } from '../form-field';
import { Select } from './select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    options: [
      { value: 'BC', label: 'British Columbia' },
      { value: 'MB', label: 'Manitoba' },
      { value: 'ON', label: 'Ontario' },
    ],
  },
  decorators: [
    (Story) => (
      <FormField label="Province">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPlaceholder: Story = { args: { placeholder: 'Choose a province' } };

export const Grouped: Story = {
  args: {
    options: [
      { value: 'any', label: 'Anywhere' },
      { label: 'Canada', options: [{ value: 'MB', label: 'Manitoba' }] },
      {
        label: 'United States',
        options: [
          { value: 'NY', label: 'New York' },
          { value: 'TX', label: 'Texas', disabled: true },
        ],
      },
    ],
  },
};

export const DisabledGroup: Story = {
  args: {
    options: [
      { label: 'Canada', options: [{ value: 'MB', label: 'Manitoba' }] },
      {
        label: 'United States',
        reason: 'Coming soon',
        disabled: true,
        options: [
          { value: 'NY', label: 'New York' },
          { value: 'TX', label: 'Texas' },
        ],
      },
    ],
  },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Empty: Story = { args: { options: [], placeholder: 'No province yet' } };

export const Busy: Story = {
  args: { options: [], placeholder: 'Looking for provinces…', loading: true },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'The united offices of Newfoundland and Labrador, St. Pierre and the islands around',
      },
    ],
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };
