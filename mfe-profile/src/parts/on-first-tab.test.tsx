import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@tbt/web-kit/testing';
import { onFirstTab } from './on-first-tab';

const Content = ({ name }: { name: string }) => <p>Photo of {name}</p>;

it('loads a tab with its first opening, says when that failed, and asks again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<typeof Content>, []>().mockResolvedValue(Content);
  load.mockRejectedValueOnce(new Error('offline'));
  const Tab = onFirstTab(load);
  expect(load).not.toHaveBeenCalled();
  await renderPage(<Tab name="Ana" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Photo of Ana')).toBeVisible();
  logged.mockRestore();
});
