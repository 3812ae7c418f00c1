import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

it('shows and announces its label', () => {
  render(<Spinner label="Loading..." layout="page" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});
