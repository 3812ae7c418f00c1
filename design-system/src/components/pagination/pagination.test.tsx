import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination, type PaginationProps } from './pagination';

const base = {
  label: 'Pages of the payments',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  hasPrevious: true,
  hasNext: true,
  onPrevious: jest.fn(),
  onNext: jest.fn(),
  status: '21 to 40 of 93',
} satisfies PaginationProps;

afterEach(() => jest.clearAllMocks());

it('goes both ways and shows the position', async () => {
  render(<Pagination {...base} />);
  expect(screen.getByRole('navigation', { name: 'Pages of the payments' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('21 to 40 of 93');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(base.onPrevious).toHaveBeenCalledTimes(1);
  expect(base.onNext).toHaveBeenCalledTimes(1);
});

it('keeps the focus at its end', async () => {
  const { rerender } = render(<Pagination {...base} />);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  rerender(<Pagination {...base} hasNext={false} status="81 to 93 of 93" />);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(base.onNext).toHaveBeenCalledTimes(1);
});

it('does not turn twice at a time', async () => {
  render(<Pagination {...base} loading="next" />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(base.onNext).not.toHaveBeenCalled();
  expect(base.onPrevious).not.toHaveBeenCalled();
});
