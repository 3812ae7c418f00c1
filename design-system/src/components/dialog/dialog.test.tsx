import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Send a message"
      description="They answer soon."
      closeLabel="Close"
      trigger={<button>Contact</button>}
    >
      <input aria-label="Message" />
    </Dialog>
  );
}

it('traps the focus and returns it on Escape', async () => {
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: 'Contact' }));
  const dialog = screen.getByRole('dialog', { name: 'Send a message' });
  expect(dialog).toHaveAccessibleDescription('They answer soon.');
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Contact' })).toHaveFocus();
});

it('focuses cancel first, and leaves closing on confirm to its owner', async () => {
  const onConfirm = jest.fn();
  const onOpenChange = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      title="Delete this slot?"
      description="It is gone for good."
      confirmLabel="Delete"
      cancelLabel="Keep"
      tone="danger"
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete this slot?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

function Deletion({ error, loading }: { error?: string; loading?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => undefined}
        title="Delete this slot?"
        description="It is gone for good."
        confirmLabel="Yes, delete"
        cancelLabel="Keep"
        loading={loading}
        loadingLabel="Deleting..."
        error={error}
      />
    </>
  );
}

it('cannot be closed while loading', async () => {
  const { rerender } = render(<Deletion loading />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  rerender(<Deletion />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

it('shows the error and can be answered again', async () => {
  render(<Deletion error="Please try again." />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByRole('button', { name: 'Yes, delete' })).not.toHaveAttribute('aria-disabled');
});

it('leaves the focus near where it came from when that is gone', async () => {
  function Applicants() {
    const [isAsking, setAsking] = useState(false);
    const [isOpen, setOpen] = useState(true);
    return (
      <ul>
        <li>
          Ana {isOpen && <button onClick={() => setAsking(true)}>Decline</button>}
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title="Decline Ana?"
            description="She is told."
            confirmLabel="Yes"
            cancelLabel="No"
            onConfirm={() => {
              setOpen(false);
              setAsking(false);
            }}
          />
        </li>
      </ul>
    );
  }
  render(<Applicants />);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  const place = screen.getByRole('listitem');
  await waitFor(() => expect(place).toHaveFocus());
  await userEvent.tab();
  expect(place).not.toHaveAttribute('tabindex');
});
