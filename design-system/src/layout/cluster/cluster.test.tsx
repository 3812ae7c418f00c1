import { render, screen } from '@testing-library/react';
import { Cluster } from './cluster';

it('can be a list and takes a step of the space scale', () => {
  render(
    <Cluster as="ul" gap="6">
      <li>One</li>
    </Cluster>,
  );
  expect(screen.getByRole('list')).toHaveAttribute('data-gap', '6');
});
