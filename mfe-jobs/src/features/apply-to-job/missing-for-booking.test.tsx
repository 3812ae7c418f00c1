import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { credentialGaps } from '../../testing/scenes';
import { MissingForBooking } from './missing-for-booking';

const show = (...scene: Parameters<typeof credentialGaps>) =>
  renderPage(<MissingForBooking jobId="7" province="Ontario" />, {
    graph: credentialGaps(...scene),
    viewer: fakeViewer('hygienist'),
  });

it('names until when to send it, and until when the application waits for the review', async () => {
  await show();
  expect(await screen.findByText(/^Send what is missing by /)).toHaveTextContent(
    /, or your application ends then\. Once .* while we check it, until .*20\d\d, .* at the latest\. Our check/,
  );
});

it('promises no time for a review that the start leaves none for', async () => {
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await show('Add it.', null, 'licence_missing', soon);
  expect(await screen.findByText(/^Send what is missing by /)).toBeVisible();
  expect(screen.queryByText(/Once it is sent/)).toBeNull();
});

it.each(['licence_pending', 'not_verified'])(
  'leads to the review that runs with the gap %s',
  async (gap) => {
    await show('In review.', null, gap);
    expect(await screen.findByText(/^Your application stays open while we check it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See where my verification stands' })).toHaveAttribute(
      'href',
      '/profile?tab=verification&job=7',
    );
  },
);
