import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

it('is part of the accessible name', () => {
  render(
    <button>
      4.8 <VisuallyHidden>out of 5</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '4.8 out of 5' })).toBeInTheDocument();
});
