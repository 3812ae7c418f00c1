import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './menu';
import { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from './menu-choice';
import { MenuGroup } from './menu-group';

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

it('opens with the keyboard, skips disabled items and returns the focus', async () => {
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

it('stays open when a program moves the focus elsewhere', async () => {
  render(
    <>
      <Directions />
      <input aria-label="Elsewhere" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }));
  act(() => screen.getByLabelText('Elsewhere').focus());
  expect(screen.getByRole('menu', { name: 'Directions' })).toBeVisible();
});

it('stays open when the window loses the focus', async () => {
  render(<Directions />);
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }));
  fireEvent.blur(window);
  expect(screen.getByRole('menu', { name: 'Directions' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('stays open when it is opened again before the focus has returned', async () => {
  render(<Directions />);
  const press = (element: HTMLElement, key: string) => fireEvent.keyDown(element, { key });
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const button = () => screen.getByRole('button', { name: 'Directions' });
  press(button(), 'Enter');
  await settled();
  press(screen.getByRole('menu'), 'Escape');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  press(button(), 'Enter');
  await settled();
  expect(screen.getByRole('menu')).toBeVisible();
});

it('calls the selected item and closes', async () => {
  const onSelect = jest.fn();
  render(<Directions onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Directions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'First map' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

function View() {
  const [order, setOrder] = useState('date');
  const [showsRate, setShowsRate] = useState(true);
  return (
    <Menu trigger={<button>View</button>}>
      <MenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
        <MenuRadioItem value="date">By date</MenuRadioItem>
        <MenuRadioItem value="rate">By rate</MenuRadioItem>
      </MenuRadioGroup>
      <MenuGroup label="Columns">
        <MenuCheckboxItem checked={showsRate} onCheckedChange={setShowsRate}>
          Rate
        </MenuCheckboxItem>
      </MenuGroup>
    </Menu>
  );
}

it('has named groups and stays open for several selections', async () => {
  render(<View />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'By rate' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'By date' })).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown} ');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Rate' })).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Order' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Columns' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
