import { screen, within } from '@testing-library/react';
import { fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import { RosterPageDocument } from '../generated/graphql';
import { roster } from '../testing/money-scenes';
import { RosterPage } from './roster-page';

const viewer = fakeViewer('clinic');
const at = '/roster?from=2027-03-05&to=2027-03-12';

it('says who works on each day', async () => {
  await renderPage(<RosterPage />, { at, graph: roster(), viewer });
  const friday = await screen.findByRole('table', { name: 'Friday, March 5' });
  expect(within(friday).getAllByRole('link', { name: 'Ana Reyes' })).toHaveLength(2);
  expect(within(friday).getByText('8:00 AM - 4:00 PM')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Monday, March 8' })).toBeVisible();
  expect(screen.getByText('March 5, 2027 to March 12, 2027')).toBeVisible();
});

it('refuses days in the wrong order without asking the server', async () => {
  await renderPage(<RosterPage />, { at: '/roster?from=2027-03-12&to=2027-03-05', viewer });
  expect(await screen.findByText('Choose other days')).toBeVisible();
});

it('has an empty state, an error with a retry, and is for clinics', async () => {
  const empty = await renderPage(<RosterPage />, { at, graph: roster([]), viewer });
  expect(await screen.findByText('No booked shifts on these days')).toBeVisible();
  empty.unmount();
  const failed = await renderPage(<RosterPage />, {
    ...{ at, viewer, graph: unreachable(RosterPageDocument) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  await renderPage(<RosterPage />, { at, viewer: fakeViewer('hygienist') });
  expect(await screen.findByText('This page is for clinics.')).toBeVisible();
});
