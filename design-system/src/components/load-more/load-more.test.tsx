import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more';

const texts = { label: 'Show more', loadingLabel: 'Loading...' };

it('loads more', async () => {
  const onLoadMore = jest.fn();
  render(<LoadMore {...texts} hasMore onLoadMore={onLoadMore} status="20 of 45" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('20 of 45');
});

it('ends when there is no more', () => {
  render(<LoadMore {...texts} hasMore={false} onLoadMore={jest.fn()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('focuses the status when the last page removes the button', async () => {
  const more = (hasMore: boolean, status: string) => (
    <LoadMore {...texts} hasMore={hasMore} onLoadMore={jest.fn()} status={status} />
  );
  const { rerender } = render(more(true, '20 of 25'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(more(false, '25 of 25'));
  expect(screen.getByRole('status')).toHaveFocus();
});

it('shows a load error', () => {
  render(<LoadMore {...texts} hasMore onLoadMore={jest.fn()} error="Not loaded." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.');
});
