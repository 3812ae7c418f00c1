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
