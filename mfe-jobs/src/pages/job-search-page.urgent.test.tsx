import { screen } from '@testing-library/react';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { JobSearchPageDocument, OpenEmergenciesDocument } from '../generated/graphql';
import { connectionOf, jobNode } from '../testing/fixtures';
import { JobSearchPage } from './job-search-page';

it('leads from the list to the request for a shift, and explains on its page only', async () => {
  const jobs = connectionOf('Job', [jobNode({ isUrgent: true })], false);
  const request = { __typename: 'EmergencyRequest', id: '3', jobId: jobNode().id } as const;
  const edge = {
    __typename: 'EmergencyRequestEdge',
    node: { ...request, status: 'active', myResponse: null },
  } as const;
  await renderPage(<JobSearchPage />, {
    viewer: fakeViewer('hygienist'),
    graph: {
      ...answer(JobSearchPageDocument, { jobs }),
      ...answer(OpenEmergenciesDocument, {
        emergencyRequests: { __typename: 'EmergencyRequestConnection', edges: [edge] },
      }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Answer now' });
  expect(link).toHaveAttribute('href', '/emergency-coverage');
  expect(screen.getByText('The clinic asks you for this shift')).toBeVisible();
  expect(screen.queryByText(/^Answer its request instead of applying/)).toBeNull();
});
