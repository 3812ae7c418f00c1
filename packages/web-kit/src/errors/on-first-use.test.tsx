import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing';
import { onFirstUse } from './on-first-use';

const Content = ({ name }: { name: string }) => <p>Photo of {name}</p>;

it('loads a part when it is first shown, says when that failed, and asks again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<typeof Content>, []>().mockResolvedValue(Content);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = onFirstUse(load, () => null);
  expect(load).not.toHaveBeenCalled();
  await renderPage(<Part name="Ana" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Photo of Ana')).toBeVisible();
  logged.mockRestore();
});
