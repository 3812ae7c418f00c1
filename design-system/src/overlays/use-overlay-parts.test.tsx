import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../components/dialog';
import { Menu, MenuItem } from '../components/menu';
import type * as arrival from './overlay-arrival';

const load = jest.fn<ReturnType<typeof arrival.loadParts>, []>();
let arrived: arrival.OverlayParts | undefined;

// The real file waits for a chunk; here a test decides when it arrives.
jest.mock('./overlay-arrival', () => ({
  arrivedParts: () => arrived,
  loadParts: () => load(),
}));

const parts = jest.requireActual<arrival.OverlayParts>('./overlay-parts');

function arrive(): Promise<arrival.OverlayParts> {
  arrived = parts;
  return Promise.resolve(parts);
}

beforeEach(() => {
  arrived = undefined;
  load.mockReset();
});

const showMenu = () =>
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <MenuItem>Share</MenuItem>
    </Menu>,
  );

it('loads the parts of a menu on its first use, not before', async () => {
  load.mockImplementation(arrive);
  showMenu();
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Actions' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible();
});

it('focuses the first item of a menu that a key opened before its parts were there', async () => {
  let finish: (loaded: arrival.OverlayParts) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  showMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('menu')).toBeNull();
  arrived = parts;
  await act(async () => finish(parts));
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toHaveFocus();
});

it('opens on the next press when the parts did not arrive', async () => {
  load.mockRejectedValue(new Error('away'));
  showMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.queryByRole('menu')).toBeNull();
  load.mockImplementation(arrive);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menu')).toBeVisible();
});

it.each(['pointer', 'focus'])(
  'loads the parts of a dialog ahead, by %s on its button',
  async (by) => {
    load.mockImplementation(arrive);
    render(
      <Dialog
        open={false}
        onOpenChange={() => undefined}
        title="Share"
        closeLabel="Close"
        trigger={<button type="button">Share</button>}
      />,
    );
    expect(load).not.toHaveBeenCalled();
    if (by === 'pointer') await userEvent.hover(screen.getByRole('button', { name: 'Share' }));
    else await userEvent.tab();
    expect(load).toHaveBeenCalled();
  },
);
