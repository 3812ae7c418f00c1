import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarTexts } from '../date-picker/date-picker-fixtures';
import { FormField } from '../form-field';
import { DateField } from './date-field';

it('accepts a date and exposes its input', () => {
  const onChange = jest.fn();
  const ref = { current: null as HTMLInputElement | null };
  render(<DateField aria-label="Start date" onChange={onChange} ref={ref} />);
  const input = screen.getByLabelText('Start date');
  fireEvent.change(input, { target: { value: '2026-03-09' } });
  expect(input).toHaveValue('2026-03-09');
  expect(input).toHaveAttribute('type', 'date');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(ref.current).toBe(input);
});

const opener = () => screen.getByRole('button', { name: 'Choose from the calendar' });

it('is filled from its calendar with the keyboard, as if it had been typed', async () => {
  const onChange = jest.fn();
  const ref = jest.fn();
  render(
    <FormField label="Start date">
      <DateField
        calendar={calendarTexts}
        defaultValue="2026-03-09"
        onChange={(event) => onChange(event.target.value)}
        ref={ref}
      />
    </FormField>,
  );
  const input = screen.getByLabelText('Start date');
  expect(ref).toHaveBeenCalledWith(input);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: calendarTexts.open })).toBeVisible();
  expect(await screen.findByRole('button', { name: /March 9.*chosen/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('2026-03-16');
  expect(onChange.mock.calls).toEqual([['2026-03-16']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('changes nothing when the calendar is left with Escape', async () => {
  render(<DateField aria-label="Start date" calendar={calendarTexts} today="2026-03-04" />);
  await userEvent.click(opener());
  await screen.findByRole('grid');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Start date')).toHaveValue('');
  expect(opener()).toHaveFocus();
});

it.each([{ disabled: true }, { readOnly: true }])('opens no calendar with %p', (state) => {
  render(<DateField aria-label="Start date" calendar={calendarTexts} {...state} />);
  expect(opener()).toBeDisabled();
});
