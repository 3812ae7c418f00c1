import { screen, waitFor } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { wholeJobNode } from '../testing/job-fixtures';
import { JobPage } from './job-page';

jest.mock('../features/apply-to-job/take-at-once', () => {
  throw new Error('no connection');
});

it('keeps an urgent shift and its button when the note’s code does not arrive', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const job = { ...wholeJobNode({ isUrgent: true }), pendingApplicationCount: null };
  await renderPage(<JobPage />, {
    at: '/jobs/7',
    path: '/jobs/:id',
    graph: { JobPage: { data: { job } } },
    viewer: fakeViewer('hygienist'),
  });
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('[mfe-jobs] failed: no connection'),
      expect.anything(),
    ),
  );
  expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
});
