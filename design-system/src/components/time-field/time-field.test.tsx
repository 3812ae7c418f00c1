import { fireEvent, render, screen } from '@testing-library/react';
import { TimeField } from './time-field';

it('takes a time and hands out its input', () => {
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
