import { openAnswersRule } from '@tbt/contracts';
import type { FragmentData } from '@tbt/web-kit/testing';
import type {
  ApplyToJobStateFragment,
  JobCardFragment,
  JobDistanceFragment,
} from '../generated/graphql';

export type JobNode = FragmentData<JobCardFragment> &
  FragmentData<JobDistanceFragment> &
  FragmentData<ApplyToJobStateFragment>;

const clinic = {
  __typename: 'User',
  id: '1',
  firstName: 'Maple',
  lastName: 'Dental',
  city: 'Toronto',
  province: 'Ontario',
  streetAddress: '12 King St W',
  postalCode: 'M5H 1A1',
  paysInDays: null,
  reliability: { __typename: 'Reliability', score: 96, keptShifts: 24, cancelledShifts: 1 },
};

const job = {
  __typename: 'Job',
  id: '7',
  title: 'Hygienist for a full day',
  role: 'hygienist' as const,
  status: 'active' as const,
  city: 'Toronto',
  province: 'Ontario',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.00',
};

/** What a clinic may leave open when it posts. */
export const openAnswers = { description: null, ...openAnswersRule.parse({}) };

/** A shift as the graph answers it for lists. */
export const jobNode = (overrides: Partial<JobNode> = {}): JobNode => ({
  ...job,
  revision: 1,
  clinicId: '1',
  clinic,
  description: 'Tracker, eight patients.',
  location: null,
  timeZone: 'America/Toronto',
  startsAt: '2027-03-05T13:00:00Z',
  endsAt: '2027-03-05T21:00:00Z',
  utcOffset: '-05:00',
  createdAt: '2027-02-20T15:00:00Z',
  isUrgent: false,
  isRecurring: false,
  holiday: null,
  paymentTerms: null,
  match: null,
  series: null,
  distance: null,
  myClash: null,
  myEligibility: null,
  myApplication: null,
  myInvitation: null,
  ...overrides,
});

export const connectionOf = <Node extends { id: string }>(
  typename: string,
  nodes: readonly Node[],
  hasNextPage = false,
) => ({
  __typename: `${typename}Connection`,
  edges: nodes.map((node) => ({
    __typename: `${typename}Edge`,
    cursor: node.id,
    node: { __typename: typename, ...node },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
});
