import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { jobNode } from '../testing/fixtures';
import { JobPage } from './job-page';

const show = (graph: GraphAnswers, at = '/jobs/7') =>
  renderPage(<JobPage />, { at, path: '/jobs/:id', graph, viewer: fakeViewer('hygienist') });

describe('/jobs/:id', () => {
  it('shows one shift and lets a professional apply', async () => {
    await show({ JobPage: ({ id }) => ({ data: { job: jobNode({ id: String(id) }) } }) });
    expect(await screen.findByRole('article', { name: /hygienist for a full day/i })).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hygienist for a full day' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'All open shifts' })).toHaveAttribute('href', '/jobs');
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
        return { data: { job: jobNode() } };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: /hygienist/i })).toBeVisible();
  });
});
