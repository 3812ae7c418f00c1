import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf, jobNode } from '../testing/fixtures';
import { JobSearchPage } from './job-search-page';

it('starts with the role and the province of a professional, until they are cleared', async () => {
  const seen: unknown[] = [];
  const graph: GraphAnswers = {
    JobSearchPage: ({ filter }) => {
      seen.push(filter);
      return { data: { jobs: connectionOf('Job', [jobNode()]) } };
    },
  };
  const viewer = fakeViewer('hygienist');
  const page = await renderPage(<JobSearchPage />, { at: '/jobs', graph, viewer });
  expect(await screen.findByText('For your role, in your province')).toBeVisible();
  expect(seen).toEqual([{ role: 'hygienist', province: 'Ontario' }]);
  expect(screen.getByLabelText('Role')).toHaveValue('hygienist');
  expect(screen.getByLabelText('Province')).toHaveValue('Ontario');
  expect(page.address()).toBe('/jobs');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all shifts' }));
  expect(page.address()).toBe('/jobs?role=all');
  await waitFor(() => expect(seen.at(-1)).toEqual({}));
  expect(screen.queryByText(/For your role/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'hygienist');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(page.address()).toBe('/jobs?role=hygienist');
});

it.each(['clinic', null] as const)('shows every shift to %p', async (role) => {
  const seen: unknown[] = [];
  const graph: GraphAnswers = {
    JobSearchPage: ({ filter }) => {
      seen.push(filter);
      return { data: { jobs: connectionOf('Job', [jobNode()]) } };
    },
  };
  await renderPage(<JobSearchPage />, { graph, viewer: role && fakeViewer(role) });
  await screen.findByRole('article');
  expect(seen).toEqual([{}]);
});

it('starts with the distance that the professional travels', async () => {
  const seen: unknown[] = [];
  const graph: GraphAnswers = {
    JobSearchPage: ({ filter }) => {
      seen.push(filter);
      return { data: { jobs: connectionOf('Job', [jobNode()]) } };
    },
  };
  const viewer = fakeViewer('hygienist', { travelDistance: 25 });
  await renderPage(<JobSearchPage />, { at: '/jobs', graph, viewer });
  expect(await screen.findByText('For your role, within 25 km of you')).toBeVisible();
  expect(seen).toEqual([{ role: 'hygienist', maxDistance: 25 }]);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
});
