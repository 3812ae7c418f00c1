import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { jobNode, type JobNode } from '../testing/fixtures';
import { JobPage } from './job-page';

const aJob = (overrides: Partial<JobNode> = {}, pendingApplicationCount: number | null = null) => ({
  ...jobNode(overrides),
  pendingApplicationCount,
});
const show = (graph: GraphAnswers, at = '/jobs/7') =>
  renderPage(<JobPage />, { at, path: '/jobs/:id', graph, viewer: fakeViewer('hygienist') });

describe('/jobs/:id', () => {
  it('shows one shift and lets a professional apply', async () => {
    await show({ JobPage: ({ id }) => ({ data: { job: aJob({ id: String(id) }) } }) });
    expect(await screen.findByRole('article', { name: /hygienist for a full day/i })).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hygienist for a full day' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'All open shifts' })).toHaveAttribute('href', '/jobs');
  });

  it('tells the clinic whose shift it is how many wait, and where to answer', async () => {
    await renderPage(<JobPage />, {
      at: '/jobs/7',
      path: '/jobs/:id',
      viewer: fakeViewer('clinic'),
      graph: { JobPage: { data: { job: aJob({}, 2) } } },
    });
    expect(await screen.findByText('2 applications wait for your answer.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See it among your shifts' });
    expect(link).toHaveAttribute('href', '/shifts');
  });

  it('tells nothing of applications to other clinics', async () => {
    await renderPage(<JobPage />, {
      at: '/jobs/7',
      path: '/jobs/:id',
      viewer: fakeViewer('clinic'),
      graph: { JobPage: { data: { job: aJob() } } },
    });
    expect(await screen.findByRole('article', { name: /hygienist/i })).toBeVisible();
    expect(screen.queryByText(/wait for your answer|Nobody waits/)).toBeNull();
  });

  it('says so when the shift is not there, or the address names none', async () => {
    const missing = await show({ JobPage: { data: { job: null } } });
    expect(await screen.findByText('This shift cannot be found.')).toBeVisible();
    missing.unmount();
    await show({}, '/jobs/soon');
    expect(screen.getByText('This shift cannot be found.')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    let isAway = true;
    await show({
      JobPage: () => {
        if (isAway) throw new Error('away');
        return { data: { job: aJob() } };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: /hygienist/i })).toBeVisible();
  });
});
