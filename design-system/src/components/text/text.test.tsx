import { render, screen } from '@testing-library/react';
import { Text } from './text';

it('is a paragraph unless it is part of one', () => {
  render(
    <>
      <Text>Paid directly</Text>
      <Text as="span">within two days</Text>
    </>,
  );
  expect(screen.getByText('Paid directly').tagName).toBe('P');
  expect(screen.getByText('within two days').tagName).toBe('SPAN');
});
