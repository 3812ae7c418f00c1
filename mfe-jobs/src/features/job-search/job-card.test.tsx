import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { JobCardFragmentDoc } from '../../generated/graphql';
import { jobNode } from '../../testing/fixtures';
import { JobCard } from './job-card';

const show = (paysInDays: number | null) => {
  const { clinic } = jobNode();
  const job = jobNode({ clinic: clinic && { ...clinic, paysInDays } });
  return renderPage(<JobCard job={makeFragmentData(job, JobCardFragmentDoc)} action={null} />);
};

it.each([
  [0, 'Usually pays the same day'],
  [1, 'Usually pays within 1 day'],
  [6, 'Usually pays within 6 days'],
])('says how soon the clinic pays: %i days', async (days, text) => {
  await show(days);
  expect(screen.getByText(text)).toBeVisible();
});

it('says nothing before enough invoices were paid', async () => {
  await show(null);
  expect(screen.queryByText(/Usually pays/)).toBeNull();
});

it.each([
  [2, null],
  [3, 'Kept 100% of its bookings'],
])('tells the share of kept bookings from three on: %s kept', async (keptShifts, text) => {
  const { clinic, ...job } = jobNode();
  const record = { __typename: 'Reliability', score: 100, keptShifts, cancelledShifts: 0 } as const;
  const reliability = clinic && { ...clinic, reliability: record };
  const card = makeFragmentData({ ...job, clinic: reliability }, JobCardFragmentDoc);
  await renderPage(<JobCard job={card} action={null} />, { at: '/jobs', viewer: null });
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.queryByText(/of its bookings/)).toBeNull();
});
