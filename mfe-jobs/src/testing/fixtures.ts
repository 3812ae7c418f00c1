import type { Answered } from '@tbt/web-kit/testing';
import type {
  ApplyToJobStateFragment,
  CandidateFragment,
  ClinicShiftFragment,
  JobCardFragment,
  JobDistanceFragment,
  MyApplicationFragment,
  MyBookingFragment,
} from '../generated/graphql';

export type JobNode = Answered<JobCardFragment> &
  Answered<JobDistanceFragment> &
  Answered<ApplyToJobStateFragment>;
export type CandidateNode = Answered<CandidateFragment>;
export type ClinicShiftNode = Answered<ClinicShiftFragment>;
export type MyApplicationNode = Answered<MyApplicationFragment>;
export type MyBookingNode = Answered<MyBookingFragment>;

const clinic = {
  __typename: 'User',
  id: '1',
  firstName: 'Maple',
  lastName: 'Dental',
  city: 'Toronto',
  province: 'Ontario',
  streetAddress: '12 King St W',
  postalCode: 'M5H 1A1',
  reliability: { __typename: 'Reliability', score: 96 },
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

/** A shift as the graph answers it for lists. */
export const jobNode = (overrides: Partial<JobNode> = {}): JobNode => ({
  ...job,
  clinicId: '1',
  clinic,
  description: 'Tracker, eight patients.',
  timeZone: 'America/Toronto',
  startsAt: '2027-03-05T13:00:00Z',
  endsAt: '2027-03-05T21:00:00Z',
  utcOffset: '-05:00',
  isUrgent: false,
  isRecurring: false,
  holiday: null,
  paymentTerms: null,
  match: null,
  series: null,
  distance: null,
  myApplication: null,
  myInvitation: null,
  ...overrides,
});

/** A page of a list as the graph answers it. */
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

export const candidateNode = (overrides: Partial<CandidateNode> = {}): CandidateNode => ({
  __typename: 'Application',
  id: '31',
  status: 'pending',
  message: 'I would like to work this shift.',
  createdAt: '2027-03-01T12:00:00Z',
  bookingObstacles: [],
  applicantId: '2',
  applicant: {
    __typename: 'User',
    id: '2',
    firstName: 'Ana',
    lastName: 'Reyes',
    role: 'hygienist',
    profilePicture: null,
    city: 'Toronto',
    province: 'Ontario',
    yearsExperience: '2-5',
    isVerified: true,
    avgRating: '4.80',
    totalReviews: 5,
  },
  ...overrides,
});

/** One of the clinic's own shifts. */
export const clinicShiftNode = (overrides: Partial<ClinicShiftNode> = {}): ClinicShiftNode => ({
  ...job,
  pendingApplicationCount: 1,
  applications: connectionOf('Application', [candidateNode()]),
  booking: null,
  ...overrides,
});

/** A professional's own application. */
export const myApplicationNode = (
  overrides: Partial<MyApplicationNode> = {},
): MyApplicationNode => ({
  __typename: 'Application',
  id: '31',
  status: 'pending',
  createdAt: '2027-03-01T12:00:00Z',
  job: {
    ...job,
    clinicId: '1',
    clinic: { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
    myApplication: null,
  },
  ...overrides,
});

/** A shift somebody is booked for. */
export const myBookingNode = (overrides: Partial<MyBookingNode> = {}): MyBookingNode => ({
  __typename: 'Booking',
  id: '50',
  status: 'booked',
  hourlyRate: '52.00',
  startsAt: '2027-03-05T13:00:00Z',
  job,
  clinicId: '1',
  clinic,
  ...overrides,
});
