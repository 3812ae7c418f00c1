import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { DatePicker } from './date-picker';
import { calendarTexts, frenchCalendarTexts } from './date-picker-fixtures';

type Frame = Partial<Pick<ComponentProps<typeof DatePicker>, 'texts' | 'min' | 'max'>>;

const frame = { texts: calendarTexts, today: '2026-03-04' };

function OneDay({ day = '', ...rest }: Frame & { day?: string }) {
  const [value, setValue] = useState(day);
  return <DatePicker {...frame} {...rest} mode="single" value={value} onValueChange={setValue} />;
}

function SeveralDays({ from, to, ...rest }: Frame & { from: string; to: string }) {
  const [value, setValue] = useState({ from, to });
  return <DatePicker {...frame} {...rest} mode="range" value={value} onValueChange={setValue} />;
}

const waitForGrid = async () => {
  await screen.findByRole('grid');
};

const meta: Meta = { title: 'Forms/DatePicker', component: DatePicker, play: waitForGrid };

export default meta;

export const Empty: StoryObj = { render: () => <OneDay /> };

export const Chosen: StoryObj = { render: () => <OneDay day="2026-03-09" /> };

export const Focused: StoryObj = {
  render: () => <OneDay day="2026-03-09" />,
  play: async () => {
    await waitForGrid();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  },
};

export const Range: StoryObj = {
  render: () => <SeveralDays from="2026-03-09" to="2026-03-13" />,
};

export const RangeBegun: StoryObj = { render: () => <SeveralDays from="2026-03-09" to="" /> };

export const Limited: StoryObj = { render: () => <OneDay min="2026-03-05" max="2026-03-20" /> };

export const French: StoryObj = {
  render: () => <OneDay day="2026-03-09" texts={frenchCalendarTexts} />,
};
