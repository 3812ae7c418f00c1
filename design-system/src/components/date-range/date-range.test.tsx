import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DaySpan } from '../date-picker';
import { calendarTexts } from '../date-picker/date-picker-fixtures';
import { DateRange, type DateRangeProps } from './date-range';

function Days({
  start = { from: '', to: '' },
  ...rest
}: Partial<DateRangeProps> & { start?: DaySpan }) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Days">
      <DateRange
        legend="Days"
        fromLabel="First day"
        toLabel="Last day"
        calendar={calendarTexts}
        today="2026-03-04"
        names={{ from: 'from', to: 'to' }}
        value={value}
        onValueChange={setValue}
        {...rest}
      />
    </form>
  );
}

const opener = () => screen.getByRole('button', { name: calendarTexts.open });

it('is typed, one day limiting the other', () => {
  render(<Days min="2026-03-01" max="2026-03-31" />);
  const [from, to] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  fireEvent.change(from, { target: { value: '2026-03-09' } });
  fireEvent.change(to, { target: { value: '2026-03-13' } });
  expect(from).toHaveAttribute('max', '2026-03-13');
  expect(to).toHaveAttribute('min', '2026-03-09');
  expect(screen.getByRole('form')).toHaveFormValues({ from: '2026-03-09', to: '2026-03-13' });
});

it('is chosen from the calendar with the keyboard', async () => {
  render(<Days start={{ from: '2026-03-09', to: '2026-03-13' }} />);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /March 9/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('form')).toHaveFormValues({ from: '2026-03-16', to: '' });
  expect(screen.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('form')).toHaveFormValues({ from: '2026-03-16', to: '2026-03-17' });
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('selects a preset', async () => {
  const value = { from: '2026-03-08', to: '2026-03-14' };
  render(<Days presets={[{ label: 'Next week', value }]} />);
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('button', { name: 'Next week' }));
  expect(screen.getByRole('form')).toHaveFormValues(value);
});

it('is one group with its error', () => {
  render(<Days error="The last day is before the first." hint="Three weeks at most." />);
  const group = screen.getByRole('group', { name: 'Days' });
  expect(group).toHaveAccessibleDescription(
    'The last day is before the first. Three weeks at most.',
  );
  expect(screen.getByLabelText('First day')).toBeInvalid();
});

it('opens nothing while it is disabled', () => {
  render(<Days disabled />);
  expect(opener()).toBeDisabled();
  expect(screen.getByLabelText('First day')).toBeDisabled();
});
