import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

it('takes what is typed', async () => {
  const onChange = jest.fn();
  render(<TextField aria-label="City" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Oka');
  expect(screen.getByRole('textbox')).toHaveValue('Oka');
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('hands out its input, with signs around it as well', () => {
  const ref = { current: null as HTMLInputElement | null };
  render(<TextField aria-label="Rate" type="number" prefix="$" suffix="/ hour" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('spinbutton', { name: 'Rate' }));
});
