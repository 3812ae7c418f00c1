import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner';

it('can be put away', async () => {
  const onDismiss = jest.fn();
  render(<Banner title="Only 3 spots left!" onDismiss={onDismiss} dismissLabel="Hide this" />);
  await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('announces itself when it is live', () => {
  render(<Banner title="You're offline" tone="danger" live="status" />);
  expect(screen.getByRole('status')).toHaveTextContent("You're offline");
});
