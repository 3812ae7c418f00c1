import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../form-field';
import { NumberField } from './number-field';
import { formatNumber, parseNumber } from './number-text';

it.each([
  ['42.50', 42.5],
  ['42,50', 42.5],
  ['1 042,5', 1042.5],
  ['1,042.50', 1042.5],
  ['1.042,50', 1042.5],
  ['1\u00a0042', 1042],
  ['.5', 0.5],
  ['-3', -3],
  ['-,5', -0.5],
  ['', null],
  [',', null],
  ['4 dollars', null],
  ['1e3', null],
])('reads "%s" as %p', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['en-CA', 'fr-CA', 'es-MX'])('parses its own format in %s', (locale) => {
  expect(parseNumber(formatNumber(12042.5, locale, 2))).toBe(12042.5);
});

function Rate({ start = null, locale = 'en-CA' }: { start?: number | null; locale?: string }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <form aria-label="Rate form">
      <FormField label="Rate" error="Too low.">
        <NumberField
          name="rate"
          locale={locale}
          decimals={2}
          step={0.25}
          min={20}
          max={60}
          value={value}
          onValueChange={setValue}
        />
      </FormField>
    </form>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Rate' });

it('accepts a comma, formats on blur and submits a decimal point', async () => {
  render(<Rate locale="fr-CA" />);
  expect(field()).toHaveAccessibleDescription('Too low.');
  await userEvent.type(field(), '42,5');
  expect(field()).toHaveValue('42,5');
  await userEvent.tab();
  expect(field()).toHaveValue('42,50');
  expect(screen.getByRole('form')).toHaveFormValues({ rate: '42.5' });
});

it('steps with the arrow keys and stops at its ends', async () => {
  render(<Rate start={59.75} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('60.00');
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveAttribute('aria-valuenow', '60');
  await userEvent.keyboard('{PageDown}{ArrowDown}');
  expect(field()).toHaveValue('57.25');
});

it('starts stepping from the least there can be', async () => {
  render(<Rate />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('20.25');
});

it('keeps invalid input and marks it', async () => {
  render(<Rate />);
  await userEvent.type(field(), 'forty');
  await userEvent.tab();
  expect(field()).toHaveValue('forty');
  expect(field()).toBeInvalid();
  expect(field()).not.toHaveAttribute('aria-valuenow');
});
