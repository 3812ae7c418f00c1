import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

it('opens with the keyboard and calls back', async () => {
  const onOpenChange = jest.fn();
  render(
    <Disclosure summary="For professionals" onOpenChange={onOpenChange}>
      <a href="/jobs">Find jobs</a>
    </Disclosure>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('For professionals');
  expect(screen.getByRole('link', { name: 'Find jobs' })).toBeVisible();
});
