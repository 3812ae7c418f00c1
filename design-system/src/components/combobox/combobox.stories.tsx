import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { FormField } from '../form-field';
import { Combobox } from './combobox';
import { places } from './combobox-fixtures';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    options: places,
    value: '',
    onValueChange: () => undefined,
    listLabel: 'Provinces and states',
    emptyText: 'Nothing with this name.',
    countText: (count) => `${count} places`,
    placeholder: 'Type or choose',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FormField label="Province or state">
        <Combobox {...args} value={value} onValueChange={setValue} />
      </FormField>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

const typing =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
  };

export const Closed: Story = {};

export const Chosen: Story = { args: { value: 'QC' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Open: Story = { args: { value: 'MB' }, play: typing('{ArrowDown}') };

export const Filtered: Story = { play: typing('que') };

export const DisabledGroup: Story = { play: typing('new y') };

export const Empty: Story = { play: typing('Atlantis') };

export const Busy: Story = {
  args: { loading: true, loadingText: 'Looking for places…', options: [] },
  play: typing('Win'),
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ReadOnly: Story = { args: { value: 'MB', readOnly: true } };

export const Disabled: Story = { args: { value: 'MB', disabled: true } };

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'The united offices of Newfoundland and Labrador, St. Pierre and the islands around',
      },
      { value: 'short', label: 'Oka' },
    ],
  },
  play: typing('{ArrowDown}'),
};
