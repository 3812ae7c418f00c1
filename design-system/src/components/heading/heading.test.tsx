import { render, screen } from '@testing-library/react';
import { Heading } from './heading';

it('has a place in the outline of its own, whatever its size', () => {
  render(
    <Heading as="h3" size="h1">
      Pay
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Pay' })).toHaveAttribute('data-size', 'h1');
});
