import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

it('is named by its label and pressed with the keyboard', async () => {
  const onClick = jest.fn();
  render(<IconButton icon="menu" label="Open the menu" aria-expanded={false} onClick={onClick} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Open the menu', expanded: false })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});
