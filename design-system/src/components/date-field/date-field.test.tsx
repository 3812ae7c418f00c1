import { fireEvent, render, screen } from '@testing-library/react';
import { DateField } from './date-field';

it('takes a date and hands out its input', () => {
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
