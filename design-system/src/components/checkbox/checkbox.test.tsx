import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

it('is ticked with Space and by its text', async () => {
  render(<Checkbox label="This is urgent" />);
  const box = screen.getByRole('checkbox', { name: 'This is urgent' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  await userEvent.click(screen.getByText('This is urgent'));
  expect(box).not.toBeChecked();
});

it('shows its error', () => {
  render(<Checkbox label="I agree" required hint="One page." error="Agree to go on." />);
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
  expect(box).toHaveAccessibleDescription('Agree to go on. One page.');
});
