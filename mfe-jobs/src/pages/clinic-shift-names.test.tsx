import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { candidateNode, clinicShiftNode } from '../testing/shift-fixtures';
import { clinicShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');
const nameless = candidateNode({ status: 'withdrawn', actions: [], applicant: null });
const shift = clinicShiftNode({ applications: connectionOf('Application', [nameless]) });
const data = { myJobs: connectionOf('Job', [shift]) };
const graph: GraphAnswers = { ...clinicShifts(), ClinicShifts: { data } };

it('names a former member without a message button', async () => {
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await screen.findByText('Former member')).toBeVisible();
  expect(screen.queryByText('Not verified yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Message/ })).not.toBeInTheDocument();
});

it('names day and hours before a booking', async () => {
  const open = { myJobs: connectionOf('Job', [clinicShiftNode()]) };
  await renderPage(<ShiftsPage />, { graph: { ...graph, ClinicShifts: { data: open } }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept \$.* for Ana Reyes$/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'right away for March 5, 2027, 8:00 AM - 4:00 PM, at $52.00 an hour',
  );
});

it('calls no one a former member while names cannot be read', async () => {
  const away = {
    message: 'away',
    path: ['myJobs', 'edges', 0, 'node', 'applications', 'edges', 0, 'node', 'applicant'],
    extensions: { code: 'UNAVAILABLE' },
  };
  const unread = { ...graph, ClinicShifts: { data, errors: [away] } };
  await renderPage(<ShiftsPage />, { graph: unread, viewer });
  expect(await screen.findByText('Member')).toBeVisible();
  expect(screen.queryByText('Former member')).not.toBeInTheDocument();
});
