import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

const options = [
  { value: 'any', label: 'Anywhere' },
  {
    label: 'Canada',
    options: [
      { value: 'MB', label: 'Manitoba' },
      { value: 'ON', label: 'Ontario', disabled: true },
    ],
  },
];

it('offers the empty choice first and takes another', async () => {
  const onChange = jest.fn();
  render(<Select aria-label="Place" placeholder="Choose" options={options} onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Place' });
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'Manitoba');
  expect(select).toHaveValue('MB');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('keeps groups together and does not give what is disabled', () => {
  render(<Select aria-label="Place" options={options} />);
  const group = screen.getByRole('group', { name: 'Canada' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Ontario' })).toBeDisabled();
});
