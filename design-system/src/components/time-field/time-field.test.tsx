import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeField } from './time-field';
import { nearestTime, timesBetween, timeWriter } from './time-list';

it('accepts a time and exposes its input', () => {
  const onChange = jest.fn();
  const ref = { current: null as HTMLInputElement | null };
  render(<TimeField aria-label="Starts at" onChange={onChange} ref={ref} />);
  const input = screen.getByLabelText('Starts at');
  fireEvent.change(input, { target: { value: '08:30' } });
  expect(input).toHaveValue('08:30');
  expect(input).toHaveAttribute('type', 'time');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(ref.current).toBe(input);
});

const times = { locale: 'en-CA', open: 'Choose from the list' };
const opener = () => screen.getByRole('button', { name: times.open });

it('is filled from its list with the keyboard, starting at its own time', async () => {
  const onChange = jest.fn();
  render(
    <TimeField
      aria-label="Starts at"
      times={times}
      defaultValue="08:40"
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  opener().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: /^8:30\sa/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Starts at')).toHaveValue('09:00');
  expect(onChange.mock.calls).toEqual([['09:00']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('starts in the morning without a time of its own, and marks the one it has', async () => {
  const { unmount } = render(<TimeField aria-label="Starts at" times={times} />);
  await userEvent.click(opener());
  expect(screen.getByRole('menuitemradio', { name: /^8:00\sa/ })).toHaveFocus();
  unmount();
  render(<TimeField aria-label="Starts at" times={times} defaultValue="13:15" />);
  await userEvent.click(opener());
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('1:15');
});

it('lists the times between its ends', () => {
  expect(timesBetween('07:30', '09:00', 30)).toEqual(['07:30', '08:00', '08:30', '09:00']);
  expect(timesBetween(undefined, undefined, 15)).toHaveLength(96);
  expect(timesBetween('09:00', '08:00', 15)).toEqual([]);
  expect(nearestTime(['09:00', '10:00'], '08:00')).toBe('09:00');
});

it('writes times as the reader does', () => {
  expect(timeWriter('en-CA')('13:05')).toMatch(/^1:05/);
  expect(timeWriter('fr-CA')('13:05')).toMatch(/^13\sh\s05/);
});

it.each([{ disabled: true }, { readOnly: true }])('opens no list with %p', (state) => {
  render(<TimeField aria-label="Starts at" times={times} {...state} />);
  expect(opener()).toBeDisabled();
});
