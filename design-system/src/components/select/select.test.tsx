import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

const canada = {
  label: 'Canada',
  options: [
    { value: 'MB', label: 'Manitoba' },
    { value: 'ON', label: 'Ontario', disabled: true },
  ],
};
const options = [{ value: 'any', label: 'Anywhere' }, canada];

it('offers the empty choice first and takes another', async () => {
  const onChange = jest.fn();
  render(<Select aria-label="Place" placeholder="Choose" options={options} onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Place' });
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'Manitoba');
  expect(select).toHaveValue('MB');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('renders groups and disables options', () => {
  render(<Select aria-label="Place" options={options} />);
  const group = screen.getByRole('group', { name: 'Canada' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Ontario' })).toBeDisabled();
});

it('shows a disabled group with its reason and selects none of its options', async () => {
  const group = { ...canada, label: 'United States', reason: 'Coming soon', disabled: true };
  render(<Select aria-label="Place" options={[{ value: 'any', label: 'Anywhere' }, group]} />);
  expect(screen.getByRole('group', { name: 'United States (Coming soon)' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Manitoba');
  expect(screen.getByRole('combobox')).toHaveValue('any');
});

it('is disabled while options are loading', () => {
  render(<Select aria-label="Place" options={[]} loading />);
  expect(screen.getByRole('combobox', { name: 'Place', busy: true })).toBeDisabled();
});
