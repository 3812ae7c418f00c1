import { render, screen } from '@testing-library/react';
import { StatusDot } from './status-dot';

it('announces changes when it is live', () => {
  const { rerender } = render(<StatusDot label="Connecting" live />);
  rerender(<StatusDot label="Connected" tone="success" live />);
  expect(screen.getByRole('status')).toHaveTextContent('Connected');
});
