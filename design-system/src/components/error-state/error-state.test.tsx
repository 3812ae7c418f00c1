import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

it('announces itself and tries again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Not loaded" retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does not try twice at a time', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Not loaded" retryLabel="Try again" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});
