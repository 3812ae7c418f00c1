import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('is pressed with Enter and Space', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Apply now</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('does not submit a form by default', () => {
  render(<Button>Apply now</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('keeps the focus, changes its text and ignores clicks while loading', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} loadingLabel="Joining..." onClick={onClick}>
        Join
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Joining...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('renders a link as a button', () => {
  render(
    <Button asChild variant="secondary" iconStart={<svg data-testid="drawing" />}>
      <a href="/post">Post a shift</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Post a shift' });
  expect(link).toHaveAttribute('data-variant', 'secondary');
  expect(link).not.toHaveAttribute('type');
  expect(link).toContainElement(screen.getByTestId('drawing'));
});

it('hands out its element', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Apply now</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
