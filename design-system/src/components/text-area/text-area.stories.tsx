import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
