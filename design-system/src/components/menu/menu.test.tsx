import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './menu';

function Directions({ onSelect }: { onSelect?: () => void }) {
  return (
    <Menu trigger={<button>Directions</button>}>
      <MenuItem onSelect={onSelect}>First map</MenuItem>
      <MenuItem disabled>Second map</MenuItem>
      <MenuItem asChild>
        <a href="#third">Third map</a>
      </MenuItem>
    </Menu>
  );
}

it('opens with the keyboard, skips what is disabled and gives the focus back', async () => {
  render(<Directions />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Directions' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'First map' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Third map' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'Third map' })).toHaveAttribute('href', '#third');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Directions' })).toHaveFocus();
});

it('calls what is chosen and closes', async () => {
  const onSelect = jest.fn();
  render(<Directions onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'First map' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
