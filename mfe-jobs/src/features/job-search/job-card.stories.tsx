import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@tbt/design-system';
import { inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { JobCardFragmentDoc } from '../../generated/graphql';
import { jobNode, type JobNode } from '../../testing/fixtures';
import { series } from '../../testing/job-fixtures';
import { JobCard } from './job-card';

const job = (overrides: Partial<JobNode> = {}) =>
  makeFragmentData(jobNode(overrides), JobCardFragmentDoc);

const meta = {
  title: 'Features/Job search/Job card',
  component: JobCard,
  args: { job: job(), action: <Button fullWidth>Apply Now</Button> },
  parameters: inPage({ at: '/jobs' }),
} satisfies Meta<typeof JobCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Urgent: Story = { args: { job: job({ isUrgent: true }) } };

export const Recurring: Story = { args: { job: job({ isRecurring: true }) } };

export const Overnight: Story = {
  args: {
    job: job({
      ...{ startTime: '20:00', endTime: '04:00' },
      ...{ startsAt: '2027-03-06T01:00:00Z', endsAt: '2027-03-06T09:00:00Z' },
    }),
  },
};

/** Every badge and note at once. */
export const Apart: Story = {
  args: {
    distance: 'about 40 km from you',
    job: job({
      match: { __typename: 'Match', points: 86 },
      holiday: 'Canada Day',
      paymentTerms: 'within_24_hours',
      series: series(),
    }),
  },
};

const clinicPaying = (paysInDays: number) => {
  const { clinic } = jobNode();
  return { clinic: clinic && { ...clinic, paysInDays } };
};

export const KnownToPay: Story = { args: { job: job(clinicPaying(6)) } };

export const KnownToPayInFrench: Story = {
  args: { job: job(clinicPaying(1)) },
  globals: { locale: 'fr-CA' },
};

/** The viewer's time zone differs from the clinic's. */
export const OnAnotherClock: Story = { args: { job: job({ utcOffset: '+12:00' }) } };

export const ClinicUnknown: Story = { args: { job: job({ clinic: null }) } };

export const WithoutDescription: Story = { args: { job: job({ description: null }) } };

export const Whole: Story = {
  args: { isWhole: true, job: job({ description: 'Eight patients, one hour each. '.repeat(20) }) },
};

export const LongTexts: Story = {
  args: {
    job: job({
      title: 'Registered dental hygienist for a family practice with paediatric afternoons',
      city: 'Saint-Louis-du-Ha! Ha!-sur-la-Rivière',
      province: 'Newfoundland and Labrador',
    }),
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
