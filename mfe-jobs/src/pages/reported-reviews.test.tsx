import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import { HeldReviewsDocument } from '../generated/graphql';
import { payload, recorded } from '../testing/refusals';
import { reviewQueues } from '../testing/review-scenes';
import { ReportedReviews } from './reported-reviews';

const viewer = fakeViewer('clinic', { role: null, isAdmin: true });
const decided = () =>
  recorded('DecideReviewReports', () => payload('decideReviewReports', { review: null }));

it.each([
  ['Hold the review', 'Hold this review?', { reviewId: '81', isHeld: true }],
  ['Keep it public', 'Keep this review public?', { reviewId: '81', isHeld: false }],
  ['Show it again', 'Show this review again?', { reviewId: '82', isHeld: false }],
])('decides with %j, after asking', async (button, question, input) => {
  const decide = decided();
  await renderPage(<ReportedReviews />, { graph: { ...reviewQueues(), ...decide.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('alertdialog', { name: question });
  expect(decide.sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: button }));
  expect(decide.sent).toEqual([input]);
});

it('says what was reported, by whom, and what was replied', async () => {
  await renderPage(<ReportedReviews />, { graph: reviewQueues(), viewer });
  expect(await screen.findByText('This never happened.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hold the review' })).toBeVisible();
  expect(screen.getAllByText('Reported for private details')).toHaveLength(2);
  expect(screen.getAllByText(/It names a patient. · Ana Reyes · March 8, 2027/)).toHaveLength(2);
});

it('has an empty state each, and one list may fail alone', async () => {
  const empty = await renderPage(<ReportedReviews />, { graph: reviewQueues([], []), viewer });
  expect(await screen.findByText('No reported reviews to decide.')).toBeVisible();
  expect(await screen.findByText('No review is held.')).toBeVisible();
  empty.unmount();
  const graph = { ...reviewQueues(), ...unreachable(HeldReviewsDocument) };
  await renderPage(<ReportedReviews />, { graph, viewer });
  expect(await screen.findByRole('button', { name: 'Hold the review' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
