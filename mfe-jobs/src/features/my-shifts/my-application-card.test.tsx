import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import { acceptedNode, myApplicationNode, round } from '../../testing/shift-fixtures';
import { MyApplicationCard } from './my-application-card';

it.each([
  ['50', 'Accepted'],
  [null, 'Your booking for this shift has ended'],
])('tells what holds of an accepted application with the booking %s', async (bookingId, text) => {
  const application = makeFragmentData(acceptedNode(bookingId), MyApplicationFragmentDoc);
  const viewer = fakeViewer('hygienist');
  await renderPage(<MyApplicationCard application={application} />, { at: '/shifts', viewer });
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['licence_pending', 'Waiting for verification', /^The application stays open until /],
  ['not_verified', 'Waiting for verification', /^The application stays open until /],
  [
    'licence_missing',
    'Finish your verification',
    /^Send what’s missing by .*, or your application ends/,
  ],
  ['certification_incomplete', 'Finish your verification', /^Send what’s missing by /],
  [null, 'Waiting for the clinic', /^They have until /],
])('names what an application with the gap %s waits for', async (gap, badge, until) => {
  const node = myApplicationNode({ status: 'pending' });
  const myEligibility = { __typename: 'Eligibility' as const, canApply: true, gap };
  const job = node.job && { ...node.job, myEligibility };
  const application = makeFragmentData({ ...node, job }, MyApplicationFragmentDoc);
  const viewer = fakeViewer('hygienist');
  await renderPage(<MyApplicationCard application={application} />, { at: '/shifts', viewer });
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByText(until)).toBeVisible();
});

it.each([
  ['52.00', 'You applied at the posted rate: $52.00 an hour'],
  ['58.00', 'You asked for $58.00 an hour'],
])('tells an application for %s from an own rate', async (rate, text) => {
  const node = myApplicationNode({ status: 'pending', rounds: [round('temp', rate)] });
  const application = makeFragmentData(node, MyApplicationFragmentDoc);
  const viewer = fakeViewer('hygienist');
  await renderPage(<MyApplicationCard application={application} />, { at: '/shifts', viewer });
  expect(screen.getByText(text)).toBeVisible();
});
