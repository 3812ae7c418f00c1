import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '../remote';
import { answerRequests, fakeViewer, renderPage } from '../testing';
import { AloneFrame } from './alone-frame';
import { sampleAddress } from './description';

const remote = defineRemote({
  routes: [
    { path: '/jobs', load: async () => () => <h1>List of shifts</h1> },
    { path: '/jobs/:id', load: async () => () => <h1>One shift</h1> },
  ],
  widgets: { 'next-shift': () => <p>Tomorrow at eight</p> },
});

const description = {
  project: 'mfe-jobs',
  storybook: 'http://localhost:6006',
  features: [{ name: 'job-search', stories: [{ name: 'Urgent', id: 'jobs-card--urgent' }] }],
  pageStories: [],
  sampleIds: { jobs: '42' },
  accounts: [{ email: 'clinic@demo.test', password: 'secret-word-1' }],
};

const signedIn: unknown[] = [];
let restore: () => void;
beforeEach(() => {
  signedIn.length = 0;
  restore = answerRequests({
    'GET /development.json': { body: description },
    'POST /api/auth/login': (payload) => {
      signedIn.push(payload);
      return { body: { user: fakeViewer('clinic'), token: 't' } };
    },
  });
});
afterEach(() => restore());

it('lists routes with ids that are there, features with their stories, and widgets', async () => {
  await renderPage(<AloneFrame remote={remote} />);
  expect(await screen.findByRole('link', { name: '/jobs/42' })).toBeVisible();
  expect(screen.getByText('/jobs/:id')).toBeVisible();
  const feature = within(screen.getByRole('article', { name: 'job-search' }));
  expect(feature.getByRole('link', { name: 'Urgent' })).toHaveAttribute(
    'href',
    'http://localhost:6006/?path=/story/jobs-card--urgent',
  );
  const widget = within(screen.getByRole('article', { name: 'next-shift' }));
  expect(widget.getByText('Tomorrow at eight')).toBeVisible();
});

it('opens a page and returns', async () => {
  const page = await renderPage(<AloneFrame remote={remote} />);
  await userEvent.click(await screen.findByRole('link', { name: '/jobs/42' }));
  expect(await screen.findByRole('heading', { name: 'One shift' })).toBeVisible();
  expect(page.address()).toBe('/jobs/42');
  await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
  expect(await screen.findByRole('heading', { name: 'mfe-jobs' })).toBeVisible();
});

it('signs in as a demo account', async () => {
  await renderPage(<AloneFrame remote={remote} />);
  await userEvent.click(await screen.findByRole('button', { name: 'clinic' }));
  expect(await screen.findByText('Signed in as clinic@demo.test')).toBeVisible();
  expect(signedIn).toEqual([{ email: 'clinic@demo.test', password: 'secret-word-1' }]);
});

it('uses a placeholder id when none is known', () => {
  expect(sampleAddress('/jobs/:id', {})).toBe('/jobs/1');
  expect(sampleAddress('/jobs', { jobs: '9' })).toBe('/jobs');
});
