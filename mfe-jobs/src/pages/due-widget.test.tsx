import { screen, waitFor } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { dueApplications } from '../testing/home-scenes';
import { DueWidget } from './due-widget';

it('names the applications that end within a day, the soonest first, with the way to answer', async () => {
  await renderPage(<DueWidget />, {
    ...{ at: '/', viewer: fakeViewer('clinic'), graph: dueApplications([20, 3, 30]) },
  });
  const titles = await screen.findAllByText(/is waiting for your answer until/);
  expect(titles).toHaveLength(2);
  expect(titles[0]).toHaveTextContent(/^Priya Reyes/);
  expect(screen.getAllByRole('link', { name: 'Answer' })[0]).toHaveAttribute(
    'href',
    '/shifts?shift=7',
  );
  expect(screen.getAllByText('Friday, March 5 · Hygienist for a full day')).toHaveLength(2);
});

it('shows three and links to the rest', async () => {
  await renderPage(<DueWidget />, {
    ...{ at: '/', viewer: fakeViewer('clinic'), graph: dueApplications([5, 4, 3, 2, 1]) },
  });
  expect(await screen.findAllByText(/is waiting for your answer until/)).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'And 2 more applications to answer' })).toHaveAttribute(
    'href',
    '/shifts',
  );
});

it('is empty without one, and asks nothing for professionals', async () => {
  await renderPage(<DueWidget />, { at: '/', viewer: fakeViewer('hygienist'), graph: {} });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
