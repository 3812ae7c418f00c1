import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { applicationState, wholeJobNode, wholeMatch } from '../testing/job-fixtures';
import { credentialGaps } from '../testing/scenes';
import { JobPage } from './job-page';

it('reads the match again after an application', async () => {
  const points = [67, 65];
  const applications = [null, applicationState()];
  let reads = 0;
  await renderPage(<JobPage />, {
    at: '/jobs/7',
    path: '/jobs/:id',
    viewer: fakeViewer('hygienist'),
    graph: {
      ...credentialGaps(null),
      JobPage: () => {
        const at = Math.min(reads++, 1);
        const job = wholeJobNode({
          match: { ...wholeMatch(), points: points[at] ?? 0 },
          myApplication: applications[at] ?? null,
        });
        return { data: { job } };
      },
      ApplyToJob: () => {
        const application = applicationState();
        const job = { __typename: 'Job', id: '7', myApplication: application };
        return {
          data: {
            applyToJob: {
              __typename: 'ApplyToJobPayload',
              errors: [],
              application: { ...application, job },
            },
          },
        };
      },
    },
  });
  expect(await screen.findByText(/^Your match: 67 of 100/)).toBeVisible();
  expect(screen.getByText('It rises to 90 if you add Tuesday.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/^Your match: 65 of 100/)).toBeVisible();
  expect(screen.queryByText('It rises to 90 if you add Tuesday.')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Costs points' })).toBeNull();
});
