import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

it('is turned on and off with the space bar and by its text', async () => {
  const onCheckedChange = jest.fn();
  render(<Switch label="Alerts" hint="By e-mail." onCheckedChange={onCheckedChange} />);
  await userEvent.tab();
  const control = screen.getByRole('switch', { name: 'Alerts' });
  expect(control).toHaveFocus();
  expect(control).toHaveAccessibleDescription('By e-mail.');
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Alerts'));
  expect(control).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

it('keeps its state and its focus while the change is being saved', async () => {
  const onCheckedChange = jest.fn();
  render(<Switch label="Alerts" loading defaultChecked onCheckedChange={onCheckedChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const control = screen.getByRole('switch', { name: 'Alerts', busy: true });
  expect(control).toHaveFocus();
  expect(control).toBeChecked();
  expect(onCheckedChange).not.toHaveBeenCalled();
});

it('says why it could not be switched', () => {
  render(<Switch label="Alerts" error="Try again." />);
  expect(screen.getByRole('switch')).toBeInvalid();
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Try again.');
});

it('cannot be reached while it is disabled', async () => {
  render(<Switch label="Alerts" disabled />);
  await userEvent.tab();
  expect(screen.getByRole('switch')).not.toHaveFocus();
});
