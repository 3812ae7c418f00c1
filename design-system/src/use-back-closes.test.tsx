import { useState } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './components/dialog';
import { Menu, MenuItem } from './components/menu';
import { Sheet } from './components/sheet';

/** Active watchers, latest last, as in the browser. */
const watchers: FakeWatcher[] = [];
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    const at = watchers.indexOf(this);
    if (at >= 0) watchers.splice(at, 1);
  }
}
const goBack = () =>
  act(() => {
    watchers.pop()?.onclose?.();
  });

beforeEach(() => {
  watchers.length = 0;
  Object.assign(window, { CloseWatcher: FakeWatcher });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'CloseWatcher');
});

function Page({ loading = false }: { loading?: boolean }) {
  const [sheet, setSheet] = useState(false);
  const [ask, setAsk] = useState(false);
  return (
    <>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setSheet(true)}>Filters</MenuItem>
      </Menu>
      <Sheet open={sheet} onOpenChange={setSheet} title="Filters" closeLabel="Close">
        <button onClick={() => setAsk(true)}>Clear</button>
        <ConfirmDialog
          open={ask}
          onOpenChange={setAsk}
          title="Clear the filters?"
          description="All of them."
          confirmLabel="Clear"
          cancelLabel="Keep"
          onConfirm={() => undefined}
          loading={loading}
        />
      </Sheet>
    </>
  );
}

async function openAll(props: { loading?: boolean } = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await screen.findByRole('alertdialog');
}

it('closes the topmost first and then leaves Back to the page', async () => {
  await openAll();
  goBack();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(watchers).toEqual([]);
});

it('closes a menu', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menu')).toBeVisible();
  goBack();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(watchers).toEqual([]);
});

it('leaves nothing behind when it is closed by its cross, and no entry in the history', async () => {
  const before = window.history.length;
  await openAll();
  goBack();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(watchers).toEqual([]);
  expect(window.history.length).toBe(before);
});

it('asks again after a refused close', async () => {
  await openAll({ loading: true });
  goBack();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(watchers).toHaveLength(2);
});

it('goes with the page it was on', async () => {
  await openAll();
  cleanup();
  expect(watchers).toEqual([]);
});
