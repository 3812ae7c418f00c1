import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { applicationState } from '../../testing/job-fixtures';
import { ApplicationState } from './application-state';

it.each([
  ['licence_incomplete', 'Finish your verification', 1],
  ['licence_pending', 'Waiting for verification', 0],
  ['not_verified', 'Waiting for verification', 0],
  ['not_professional', 'Your application: Pending', 0],
  ['overlap', 'Your application: Pending', 0],
])('says what a pending application with the gap %s waits for', async (gap, badge, links) => {
  const job = { jobId: '7', postedRate: '52.00', timeZone: 'America/Toronto', isOpen: true };
  await renderPage(
    <ApplicationState
      {...job}
      application={applicationState()}
      gap={gap}
      hasEnded={false}
      isBookedThen={false}
    />,
    { viewer: fakeViewer('hygienist') },
  );
  expect(screen.getByText(badge)).toBeVisible();
  const ways = screen.queryAllByRole('link', { name: 'Complete my verification' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    Array(links).fill('/profile?tab=verification&job=7'),
  );
});
