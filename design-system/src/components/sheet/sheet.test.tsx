import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet, type SheetProps } from './sheet';

function Held({ withTrigger = false, side }: { withTrigger?: boolean; side?: SheetProps['side'] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {!withTrigger && <button onClick={() => setOpen(true)}>Filters</button>}
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        description="The list follows."
        closeLabel="Close"
        side={side}
        footer={<button>Show</button>}
        trigger={withTrigger ? <button>Filters</button> : undefined}
      >
        <input aria-label="City" />
      </Sheet>
    </>
  );
}

it.each([true, false])('traps the focus and returns it (trigger: %s)', async (withTrigger) => {
  render(<Held withTrigger={withTrigger} />);
  const opener = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(opener);
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  expect(sheet).toHaveAccessibleDescription('The list follows.');
  const visited: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
    visited.push(document.activeElement?.textContent ?? null);
  }
  expect(visited).toContain('Show');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

it('closes by its cross', async () => {
  render(<Held side="bottom" />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-side', 'bottom');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
