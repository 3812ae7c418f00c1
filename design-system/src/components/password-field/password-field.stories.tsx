import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { FormField } from '../form-field';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
    defaultValue: 'correct horse',
    autoComplete: 'current-password',
  },
  decorators: [
    (Story) => (
      <FormField label="Password">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the password' }));
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { args: { defaultValue: '' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const LongText: Story = {
  args: {
    defaultValue: 'a sentence that is hard to guess and that is easy to remember all the same',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the password' }));
  },
};
