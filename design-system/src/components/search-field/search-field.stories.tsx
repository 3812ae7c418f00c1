import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { useState } from 'react';
import { SearchField } from './search-field';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search professionals',
    placeholder: 'Search by name, location, or license...',
    clearLabel: 'Clear the search',
    value: '',
    onValueChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Winnipeg' } };

export const VisibleLabel: Story = { args: { hideLabel: false } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true, value: 'x' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    value: 'Registered dental hygienist with local anaesthesia in Winnipeg or around',
  },
};
