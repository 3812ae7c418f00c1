import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { FormField } from '../form-field';
import { dollarSign } from './dollar-sign';
import { TextField } from './text-field';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  decorators: [
    (Story) => (
      <FormField label="City">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: 'Winnipeg' } };

export const Placeholder: Story = { args: { placeholder: 'Where do you work?' } };

export const DollarsInFrench: Story = {
  args: { inputMode: 'decimal', ...dollarSign('fr-CA'), defaultValue: '48,00' },
};

export const WithPrefixAndSuffix: Story = {
  args: { type: 'number', inputMode: 'decimal', prefix: '$', suffix: '/ hour', defaultValue: 48 },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Winnipeg' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Winnipeg' } };

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '12' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: { defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Québec' },
};
