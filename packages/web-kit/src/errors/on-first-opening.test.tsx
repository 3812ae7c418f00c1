import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing';
import { onFirstOpening } from './on-first-opening';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Terms({ open }: Props) {
  return open ? <p>Terms</p> : null;
}

it('loads the code with the first opening, says when that failed, and asks again', async () => {
  const load = jest.fn<Promise<typeof Terms>, []>().mockResolvedValue(Terms);
  load.mockRejectedValueOnce(new Error('offline'));
  const Dialog = onFirstOpening(load);
  const onOpenChange = jest.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const change = (isNext: boolean) => {
      onOpenChange(isNext);
      setOpen(isNext);
    };
    return (
      <>
        <button onClick={() => setOpen(!open)}>Toggle</button>
        <Dialog open={open} onOpenChange={change} />
      </>
    );
  }
  const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  await renderPage(<Page />);
  expect(load).not.toHaveBeenCalled();
  await toggle();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(await screen.findByText('This couldn’t be opened')).toBeVisible();
  await toggle();
  expect(await screen.findByText('Terms')).toBeVisible();
  await toggle();
  expect(screen.queryByText('Terms')).toBeNull();
});
