import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import { acceptedNode } from '../../testing/shift-fixtures';
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
