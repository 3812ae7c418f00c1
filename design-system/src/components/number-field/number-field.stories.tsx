import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { FormField } from '../form-field';
import { NumberField } from './number-field';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: {
    locale: 'en-CA',
    value: null,
    onValueChange: () => undefined,
    decimals: 2,
    step: 0.5,
    min: 0,
    prefix: '$',
    suffix: '/ hour',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Hourly rate">
        <NumberField {...args} value={value} onValueChange={setValue} />
      </FormField>
    );
  },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 42.5 } };

export const French: Story = {
  args: { value: 1042.5, locale: 'fr-CA', prefix: undefined, suffix: '$ / h' },
};

export const Whole: Story = {
  args: { value: 12, decimals: 0, step: 1, prefix: undefined, suffix: 'years' },
};

export const Focused: Story = {
  args: { value: 42.5 },
  play: async () => {
    await userEvent.tab();
  },
};

export const NotANumber: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('spinbutton'), 'forty');
  },
};

export const Invalid: Story = { args: { value: 4.25, 'aria-invalid': true } };

export const ReadOnly: Story = { args: { value: 42.5, readOnly: true } };

export const Disabled: Story = { args: { value: 42.5, disabled: true } };
