import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydratedOnUse, loadParts } from './hydrated-on-use';

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <form>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="News" />
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {isOpen && <p>Opened</p>}
    </form>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  delete window.earlyPress;
});

/** Hydrates what a server rendered, which has the code. */
async function open(load: () => Promise<typeof Form>, early?: () => void) {
  const OfServer = hydratedOnUse(async () => Form, null);
  await loadParts();
  const page = document.createElement('main');
  page.innerHTML = renderToString(<OfServer />);
  document.body.append(page);
  early?.();
  const Part = hydratedOnUse(load, <p>Room</p>);
  await act(async () => {
    root = hydrateRoot(page, <Part />);
    // Parts follow the page around them.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** React's development says that the pressed button is pale. */
const allowPaleButton = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

const more = () => screen.getByRole('button', { name: 'More' });

it('stays as rendered until it is used, keeps what was typed and repeats a press', async () => {
  allowPaleButton();
  const load = jest.fn(async () => Form);
  await open(load);
  expect(load).not.toHaveBeenCalled();
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, 'Robin');
  await userEvent.click(more());
  expect(await screen.findByText('Opened')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field).toHaveValue('Robin');
});

it('takes what was typed and pressed before the page was hydrated', async () => {
  allowPaleButton();
  await open(
    async () => Form,
    () => {
      (screen.getByLabelText('Name') as HTMLInputElement).value = 'Robin';
      window.earlyPress = { target: more(), end: () => undefined };
    },
  );
  expect(await screen.findByText('Opened')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Robin');
});

it('stays readable while its code does not come, and asks again with the next use', async () => {
  const load = jest
    .fn<Promise<typeof Form>, []>()
    .mockImplementation(() => Promise.reject(new Error('offline')));
  await open(load);
  allowPaleButton();
  fireEvent.focusIn(more());
  // Each return of the connection is an attempt.
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(load).toHaveBeenCalledTimes(5);
  });
  expect(more()).toBeVisible();
  load.mockImplementation(async () => Form);
  await userEvent.click(more());
  expect(await screen.findByText('Opened')).toBeVisible();
});

it('is loaded at once where no server rendered it', async () => {
  const Part = hydratedOnUse(async () => Form, <p>Room</p>);
  const page = document.createElement('main');
  document.body.append(page);
  const { createRoot } = await import('react-dom/client');
  await act(async () => {
    root = createRoot(page);
    root.render(<Part />);
  });
  expect(more()).toBeVisible();
});
