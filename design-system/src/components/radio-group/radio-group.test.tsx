import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'hygienist', label: 'Hygienist', hint: 'Licensed' },
  { value: 'assistant', label: 'Assistant' },
  { value: 'clinic', label: 'Office', disabled: true },
];

it('is one stop of the Tab key and moves with the arrows', async () => {
  const onValueChange = jest.fn();
  render(
    <RadioGroup
      legend="I am a"
      name="role"
      options={options}
      defaultValue="hygienist"
      onValueChange={onValueChange}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /Hygienist/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Assistant' })).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith('assistant');
});

it('is named, required and described', () => {
  render(<RadioGroup legend="I am a" name="role" options={options} required error="Choose one." />);
  const group = screen.getByRole('radiogroup', { name: /I am a/ });
  expect(group).toBeRequired();
  expect(group).toHaveAccessibleDescription('Choose one.');
});
