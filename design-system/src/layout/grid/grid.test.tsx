import { render, screen } from '@testing-library/react';
import { Grid } from './grid';

it('can be a list and takes a step of the space scale', () => {
  render(
    <Grid as="ul" gap="6">
      <li>One</li>
    </Grid>,
  );
  expect(screen.getByRole('list')).toHaveAttribute('data-gap', '6');
});
