import { MATCH_WEIGHTS } from '@tbt/contracts';
import type { FragmentData } from '@tbt/web-kit/testing';
import type {
  ApplyToJobStateFragment,
  JobDetailsFragment,
  JobHeadFragment,
} from '../generated/graphql';
import { jobNode, openAnswers, type JobNode } from './fixtures';

export type WholeJobNode = JobNode &
  FragmentData<JobHeadFragment> &
  FragmentData<JobDetailsFragment> & { booking: { __typename: 'Booking'; id: string } | null };

export const applicationState = (
  overrides: Partial<NonNullable<ApplyToJobStateFragment['myApplication']>> = {},
) => ({
  __typename: 'Application' as const,
  id: '31',
  status: 'pending' as const,
  hourlyRate: '52.00',
  expiresAt: '2027-03-02T06:00:00Z',
  ...overrides,
});

const day = (id: string, date: string) => ({
  __typename: 'Job',
  id,
  date,
  startTime: '08:00',
  endTime: '16:00',
  status: 'active' as const,
  revision: 1,
});

/** A series of three days. */
export const series = (isTakenWhole = true) => ({
  __typename: 'JobSeries',
  id: '3',
  isTakenWhole,
  jobs: [day('7', '2027-03-05'), day('71', '2027-03-12'), day('72', '2027-03-19')],
});

export const wholeMatch = () => ({
  __typename: 'Match',
  points: 86,
  reasons: ['You are free that day.', 'It is 12 km from you.', 'The rate is above your usual one.'],
  weakest: 'You have not worked together yet.',
  advice: 'It rises to 90 if you add Tuesday.',
  factors: Object.entries(MATCH_WEIGHTS).map(([key, weight]) => ({
    __typename: 'MatchFactor',
    key,
    weight,
    points: Math.round(weight * 8.6) / 10,
    note: null,
  })),
});

export function wholeJobNode(overrides: Partial<WholeJobNode> = {}): WholeJobNode {
  const job = jobNode();
  const clinic = job.clinic && {
    ...job.clinic,
    avgRating: '4.60',
    totalReviews: 12,
    reliability: { __typename: 'Reliability', score: 96, keptShifts: 24, cancelledShifts: 1 },
  };
  return {
    ...openAnswers,
    ...job,
    clinic,
    series: null,
    match: null,
    location: null,
    booking: null,
    ...overrides,
  };
}
