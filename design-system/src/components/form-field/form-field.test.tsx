import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateField } from '../date-field';
import { PasswordField } from '../password-field';
import { Select } from '../select';
import { TextArea } from '../text-area';
import { TextField } from '../text-field';
import { TimeField } from '../time-field';
import { FormField } from './form-field';

const controls: [string, ReactElement][] = [
  ['TextField', <TextField key="text" />],
  ['TextField with a sign', <TextField key="sign" prefix="$" />],
  ['PasswordField', <PasswordField key="password" showLabel="Show" hideLabel="Hide" />],
  ['TextArea', <TextArea key="area" />],
  ['Select', <Select key="select" options={[]} />],
  ['DateField', <DateField key="date" />],
  ['TimeField', <TimeField key="time" />],
];

describe.each(controls)('around a %s', (_, control) => {
  it('names it and describes it by error and hint', () => {
    render(
      <FormField label="Answer" hint="As on your licence." error="Enter it." required>
        {control}
      </FormField>,
    );
    const input = screen.getByLabelText(/^Answer/);
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Enter it. As on your licence.');
  });

  it('leaves it plain without an error', () => {
    render(<FormField label="Answer">{control}</FormField>);
    const input = screen.getByLabelText('Answer');
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});

it('keeps a control’s own description', () => {
  render(
    <>
      <FormField label="Rate" hint="Per hour.">
        <TextField aria-describedby="more" />
      </FormField>
      <p id="more">Before tax.</p>
    </>,
  );
  expect(screen.getByLabelText('Rate')).toHaveAccessibleDescription('Per hour. Before tax.');
});

it('puts the cursor into the control when the label is pressed', async () => {
  render(
    <FormField label="City" id="city">
      <TextField />
    </FormField>,
  );
  await userEvent.click(screen.getByText('City'));
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(screen.getByLabelText('City')).toHaveAttribute('id', 'city');
});
