import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { calendarTexts, frenchCalendarTexts } from '../date-picker/date-picker-fixtures';
import { FormField } from '../form-field';
import { DateField } from './date-field';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { calendar: calendarTexts, today: '2026-03-04' },
  decorators: [
    (Story) => (
      <FormField label="Start date">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

const openWith =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await screen.findByRole('grid');
  };

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-03-09' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Open: Story = {
  args: { defaultValue: '2026-03-09' },
  play: openWith(calendarTexts.open),
};

export const OpenInFrench: Story = {
  args: { defaultValue: '2026-03-09', calendar: frenchCalendarTexts },
  play: openWith(frenchCalendarTexts.open),
};

export const Limited: Story = {
  args: { min: '2026-03-05', max: '2026-03-20' },
  play: openWith(calendarTexts.open),
};

export const CalendarOfTheDevice: Story = {
  args: { calendar: undefined, defaultValue: '2026-03-09' },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-03-09' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-03-09' } };
