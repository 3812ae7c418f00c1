import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dollarSign } from './dollar-sign';
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

it.each([
  ['en-CA', 'before'],
  ['fr-CA', 'after'],
] as const)('has in %s the dollar sign %s the amount', (locale, place) => {
  render(<TextField aria-label="Rate" {...dollarSign(locale)} />);
  const position = screen.getByRole('textbox').compareDocumentPosition(screen.getByText('$'));
  expect(position === Node.DOCUMENT_POSITION_PRECEDING).toBe(place === 'before');
});
