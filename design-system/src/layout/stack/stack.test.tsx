import { render, screen } from '@testing-library/react';
import { Stack } from './stack';

it('can be a list and takes a step of the space scale', () => {
  render(
    <Stack as="ul" gap="6">
      <li>One</li>
    </Stack>,
  );
  expect(screen.getByRole('list')).toHaveAttribute('data-gap', '6');
});
