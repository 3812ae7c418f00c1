import type { FragmentData } from '@tbt/web-kit/testing';
import type {
  CandidateFragment,
  ClinicShiftFragment,
  MyApplicationFragment,
  MyInvitationFragment,
  ReliabilityLineFragment,
  ShiftBookingFragment,
  ShiftInvitationFragment,
} from '../generated/graphql';
import { connectionOf } from './fixtures';

export type CandidateNode = FragmentData<CandidateFragment>;
export type ClinicShiftNode = FragmentData<ClinicShiftFragment>;
export type MyApplicationNode = FragmentData<MyApplicationFragment>;
export type MyInvitationNode = FragmentData<MyInvitationFragment>;
export type ShiftBookingNode = FragmentData<ShiftBookingFragment>;
export type ShiftInvitationNode = FragmentData<ShiftInvitationFragment>;
export type ReliabilityLineNode = FragmentData<ReliabilityLineFragment>;

const clinic = {
  __typename: 'User',
  id: '1',
  firstName: 'Maple',
  lastName: 'Dental',
  city: 'Toronto',
  province: 'Ontario',
  streetAddress: '12 King St W',
  postalCode: 'M5H 1A1',
};

const ana = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'hygienist' as const,
  profilePicture: null,
};

const job = {
  __typename: 'Job',
  id: '7',
  title: 'Hygienist for a full day',
  role: 'hygienist' as const,
  isUrgent: false,
  status: 'active' as const,
  city: 'Toronto',
  province: 'Ontario',
  startsAt: '2027-03-05T13:00:00Z',
  endsAt: '2027-03-05T21:00:00Z',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  timeZone: 'America/Toronto',
  hourlyRate: '52.00',
};

export const round = (
  by: 'temp' | 'clinic',
  hourlyRate: string,
  message: string | null = null,
) => ({
  __typename: 'OfferRound',
  by,
  hourlyRate,
  message,
  at: '2026-11-20T12:00:00Z',
});

export const candidateNode = (overrides: Partial<CandidateNode> = {}): CandidateNode => ({
  __typename: 'Application',
  id: '31',
  status: 'pending',
  message: 'I would like to work this shift.',
  createdAt: '2026-11-20T12:00:00Z',
  hourlyRate: '52.00',
  expiresAt: '2027-03-02T15:00:00Z',
  actions: ['accept', 'counter', 'decline'],
  isTermsChanged: false,
  rounds: [round('temp', '52.00', 'I would like to work this shift.')],
  bookingObstacles: [],
  jobId: '5',
  applicantId: '2',
  applicant: {
    ...ana,
    city: 'Toronto',
    province: 'Ontario',
    yearsExperience: '2-5',
    isVerified: true,
    avgRating: '4.80',
    totalReviews: 5,
  },
  ...overrides,
});

export const shiftInvitationNode = (
  overrides: Partial<ShiftInvitationNode> = {},
): ShiftInvitationNode => ({
  __typename: 'Invitation',
  id: '70',
  status: 'pending',
  hourlyRate: '52.00',
  isRefill: false,
  expiresAt: '2027-03-02T15:00:00Z',
  actions: ['withdraw'],
  professionalId: '4',
  professional: {
    __typename: 'User',
    id: '4',
    firstName: 'Noor',
    lastName: 'Haddad',
    profilePicture: null,
  },
  ...overrides,
});

export const clinicShiftNode = (overrides: Partial<ClinicShiftNode> = {}): ClinicShiftNode => ({
  ...job,
  isUrgent: false,
  publishesAt: null,
  series: null,
  pendingApplicationCount: 1,
  applications: connectionOf('Application', [candidateNode()]),
  invitations: [],
  booking: null,
  ...overrides,
});

const offeredJob = {
  ...job,
  revision: 1,
  clinicId: '1',
  clinic,
  location: null,
  myEligibility: { __typename: 'Eligibility', canApply: true, gap: null },
} as const;

export const myApplicationNode = (
  overrides: Partial<MyApplicationNode> = {},
): MyApplicationNode => ({
  __typename: 'Application',
  id: '31',
  status: 'pending',
  createdAt: '2026-11-20T12:00:00Z',
  hourlyRate: '52.00',
  expiresAt: '2027-03-02T15:00:00Z',
  actions: ['withdraw'],
  isTermsChanged: false,
  agreedTerms: null,
  rounds: [round('temp', '52.00')],
  job: { ...offeredJob, booking: null, myApplication: null, myInvitation: null },
  ...overrides,
});

/** Of a booking that is on, or has ended. */
export const acceptedNode = (bookingId: string | null): MyApplicationNode =>
  myApplicationNode({
    ...{ id: '32', status: 'accepted', actions: [], expiresAt: null },
    job: {
      ...{ ...offeredJob, myApplication: null, myInvitation: null },
      booking: bookingId === null ? null : { __typename: 'Booking', id: bookingId },
    },
  });

export const counteredNode = (overrides: Partial<MyApplicationNode> = {}): MyApplicationNode =>
  myApplicationNode({
    id: '36',
    status: 'countered',
    hourlyRate: '54.00',
    actions: ['accept_counter', 'counter_back', 'decline_counter', 'withdraw'],
    rounds: [
      round('temp', '58.00', 'I have ten years of experience.'),
      round('clinic', '54.00', 'That is what we can pay.'),
    ],
    ...overrides,
  });

/** An open invitation. */
export const myInvitationNode = (overrides: Partial<MyInvitationNode> = {}): MyInvitationNode => ({
  __typename: 'Invitation',
  id: '71',
  status: 'pending',
  hourlyRate: '55.00',
  isRefill: false,
  expiresAt: '2027-03-02T15:00:00Z',
  createdAt: '2026-11-20T12:00:00Z',
  actions: ['accept', 'decline'],
  job: {
    ...{ ...offeredJob, id: '8', title: 'Hygienist for recalls' },
    ...{ status: 'active', myInvitation: null },
  },
  ...overrides,
});

export const bookingNode = (overrides: Partial<ShiftBookingNode> = {}): ShiftBookingNode => ({
  __typename: 'Booking',
  id: '50',
  status: 'booked',
  hourlyRate: '52.00',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  startsAt: '2027-03-05T13:00:00Z',
  endsAt: '2027-03-05T21:00:00Z',
  timeZone: 'America/Toronto',
  actions: ['cancel', 'propose_change'],
  confirmFrom: '2027-03-04T01:00:00Z',
  confirmUntil: '2027-03-04T21:00:00Z',
  releasesAt: null,
  jobId: '7',
  job: {
    ...{ __typename: 'Job', id: '7', title: job.title, hourlyRate: '52.00' },
    ...{ city: 'Toronto', province: 'Ontario', location: null },
  },
  clinicId: '1',
  clinic,
  professionalId: '2',
  professional: ana,
  cancellation: null,
  changes: [],
  ...overrides,
});

type ChangeNode = ShiftBookingNode['changes'][number];

export const changeNode = (overrides: Partial<ChangeNode> = {}): ChangeNode => ({
  __typename: 'BookingChange',
  id: '90',
  by: 'clinic',
  date: '2027-03-05',
  startTime: '09:00',
  endTime: '17:00',
  hourlyRate: '54.00',
  message: 'Our first patient moved.',
  status: 'open',
  createdAt: '2026-11-20T12:00:00Z',
  ...overrides,
});

type CancellationNode = NonNullable<ShiftBookingNode['cancellation']>;

export const cancellationNode = (overrides: Partial<CancellationNode> = {}): CancellationNode => ({
  __typename: 'BookingCancellation',
  by: 'temp',
  reason: 'illness',
  note: 'Fever since last night.',
  at: '2026-11-20T12:00:00Z',
  undoUntil: null,
  reliabilityPoints: 10,
  compensation: null,
  waiverStatus: null,
  isPaymentHeld: false,
  ...overrides,
});

const MINUTE_MS = 60_000;

/** A booking cancelled a minute ago. */
export const justCancelledNode = (overrides: Partial<ShiftBookingNode> = {}): ShiftBookingNode =>
  bookingNode({
    status: 'cancelled_by_temp',
    actions: ['undo_cancel'],
    cancellation: cancellationNode({
      undoUntil: new Date(Date.now() + 9 * MINUTE_MS).toISOString(),
    }),
    ...overrides,
  });

export const reliabilityLineNode = (
  overrides: Partial<ReliabilityLineNode> = {},
): ReliabilityLineNode => ({
  __typename: 'ReliabilityEntry',
  id: '81',
  reason: '24_to_72h',
  points: -10,
  at: '2026-11-20T12:00:00Z',
  appealUntil: '2027-03-09T12:00:00Z',
  appealStatus: null,
  appealText: null,
  appealAnswer: null,
  booking: {
    __typename: 'Booking',
    id: '50',
    date: '2026-11-21',
    job: { __typename: 'Job', id: '7', title: job.title },
  },
  ...overrides,
});
