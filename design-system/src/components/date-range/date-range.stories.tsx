import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { calendarTexts } from '../date-picker/date-picker-fixtures';
import { DateRange } from './date-range';

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: {
    legend: 'Days you are looking for',
    fromLabel: 'First day',
    toLabel: 'Last day',
    value: { from: '', to: '' },
    onValueChange: () => undefined,
    calendar: calendarTexts,
    today: '2026-03-04',
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <DateRange {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof DateRange>;

export default meta;

type Story = StoryObj<typeof meta>;

const march = { from: '2026-03-09', to: '2026-03-13' };

const presets = [
  { label: 'This week', value: { from: '2026-03-01', to: '2026-03-07' } },
  { label: 'Next week', value: { from: '2026-03-08', to: '2026-03-14' } },
  { label: 'This month', value: { from: '2026-03-01', to: '2026-03-31' } },
];

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: calendarTexts.open }));
  await screen.findByRole('grid');
};

export const Empty: Story = {};

export const Filled: Story = { args: { value: march, hint: 'At most three weeks.' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Open: Story = { args: { value: march }, play: open };

export const Presets: Story = { args: { presets }, play: open };

export const Limited: Story = { args: { min: '2026-03-05', max: '2026-03-20' }, play: open };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: {
    value: { from: '2026-03-13', to: '2026-03-09' },
    error: 'The last day is before the first.',
  },
};

export const Disabled: Story = { args: { value: march, disabled: true } };

export const LongText: Story = {
  args: {
    legend:
      'The first and the last day on which you could stand in for a colleague in another city',
    hint: 'You can change this later, as long as no office has counted on it and confirmed the booking.',
  },
};
