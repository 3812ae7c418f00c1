import { render, screen } from '@testing-library/react';
import { Container } from './container';

it('limits its width', () => {
  render(<Container width="narrow">Content</Container>);
  expect(screen.getByText('Content')).toHaveAttribute('data-width', 'narrow');
});
