import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote, type RemoteModule } from '@tbt/web-kit';
import { renderPage } from '@tbt/web-kit/testing';
import { RemotePage } from './remote-page';
import { RemotesContext } from './remotes-context';
import '../texts';

const remote = defineRemote({
  routes: [{ path: '/jobs/:id', load: () => Promise.resolve(() => <h1>One shift</h1>) }],
});

function show(load: () => Promise<RemoteModule>, at = '/jobs/7') {
  const loads = new Map<string, Promise<RemoteModule>>();
  const loader = {
    load: (name: string) => {
      const known = loads.get(name) ?? load();
      loads.set(name, known);
      return known;
    },
    forget: (name: string) => void loads.delete(name),
  };
  return renderPage(
    <RemotesContext value={loader}>
      <RemotePage name="mfe-jobs" title="Shift" fallback={<h1>Frame</h1>} />
    </RemotesContext>,
    { at },
  );
}

it('shows the page that the remote has for the address', async () => {
  await show(() => Promise.resolve(remote));
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
});

it('shows the frame of a route that the remote has no page for', async () => {
  await show(() => Promise.resolve(remote), '/job-alerts');
  expect(await screen.findByRole('heading', { name: 'Frame' })).toBeVisible();
});

it('says Loading... until the code is there', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.getByText('Loading...')).toBeVisible();
});

it('keeps a failure in the page area, logs it by name, and tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<RemoteModule>, []>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(remote);
  await show(load);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(log).toHaveBeenCalledWith('[mfe-jobs] failed: away', expect.anything());
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
});
