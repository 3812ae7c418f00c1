import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from './checkbox-group';

const options = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'evenings', label: 'Evenings', disabled: true },
];

it('calls back with the checked values in option order', async () => {
  const onValueChange = jest.fn();
  function Held() {
    const [value, setValue] = useState<string[]>(['tuesday']);
    const take = (next: string[]) => {
      onValueChange(next);
      setValue(next);
    };
    return <CheckboxGroup legend="Days" options={options} value={value} onValueChange={take} />;
  }
  render(<Held />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['monday', 'tuesday']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['monday']);
});

it('is a named group with its own error', () => {
  render(
    <CheckboxGroup legend="Days" options={options} defaultValue={['monday']} error="Choose one." />,
  );
  const group = screen.getByRole('group', { name: 'Days' });
  expect(group).toHaveAccessibleDescription('Choose one.');
  expect(screen.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Evenings' })).toBeDisabled();
});

it('passes the attributes of a form library to each box', async () => {
  const onChange = jest.fn();
  const ref = jest.fn();
  render(
    <CheckboxGroup legend="Days" name="days" options={options} onChange={onChange} ref={ref} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(ref).toHaveBeenCalledTimes(options.length);
});
