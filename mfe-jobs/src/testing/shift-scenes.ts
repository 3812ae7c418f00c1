import { cancelCost } from '@tbt/people-ui/testing';
import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  BookingCalendarFileDocument,
  CancellationPriceDocument,
  ClinicShiftsDocument,
  InviteChoicesDocument,
  MyApplicationsDocument,
  MyBookingsDocument,
  MyInvitationsDocument,
  MyReliabilityDocument,
  NextShiftDocument,
  ShiftsInUseDocument,
  type CancellationPriceQuery,
  type NextShiftQuery,
} from '../generated/graphql';
import { connectionOf } from './fixtures';
import type { InvoiceNode } from './invoice-fixtures';
import { ladder } from './ladder-scenes';
import { offeredShifts } from './scenes';
import {
  acceptedNode,
  bookingNode,
  candidateNode,
  changeNode,
  clinicShiftNode,
  counteredNode,
  justCancelledNode,
  myApplicationNode,
  myInvitationNode,
  reliabilityLineNode,
  round,
  shiftInvitationNode,
  type ClinicShiftNode,
  type MyApplicationNode,
  type MyInvitationNode,
  type ShiftBookingNode,
} from './shift-fixtures';

const person = candidateNode().applicant;
/** A clinic's shifts: one with applicants, one with invitations. */
export const openShiftsOfClinic: readonly ClinicShiftNode[] = [
  clinicShiftNode({
    pendingApplicationCount: 2,
    applications: connectionOf('Application', [
      candidateNode(),
      candidateNode({
        id: '32',
        applicantId: '4',
        hourlyRate: '58.00',
        rounds: [round('temp', '58.00', 'I bring ten years of experience.')],
        bookingObstacles: ['missing_credential', 'licence_pending'],
        applicant: person && {
          ...person,
          id: '4',
          firstName: 'Noor',
          lastName: 'Haddad',
          city: 'Mississauga',
          isVerified: false,
          totalReviews: 0,
        },
      }),
    ]),
  }),
  clinicShiftNode({
    id: '17',
    title: 'Assistant for the morning',
    role: 'assistant',
    status: 'invited',
    endTime: '12:00',
    publishesAt: '2027-03-02T15:00:00Z',
    pendingApplicationCount: 0,
    applications: connectionOf('Application', []),
    invitations: [
      shiftInvitationNode(),
      shiftInvitationNode({ id: '72', status: 'declined', actions: [] }),
    ],
  }),
];

/** A past shift without a booking. */
export const pastShift = clinicShiftNode({
  id: '18',
  title: 'Hygienist for recalls',
  status: 'expired',
  date: '2026-10-12',
  pendingApplicationCount: 0,
  applications: connectionOf('Application', []),
});

type NextNode = DataOf<NextShiftQuery>['nextShift'];

export const nextShiftNode = (booking: ShiftBookingNode = bookingNode()): NextNode => ({
  ...booking,
  job: booking.job,
});

type ListedNode = ShiftBookingNode & { invoices?: readonly InvoiceNode[] };

const listed = (bookings: readonly ListedNode[]) =>
  bookings.map((booking) => ({ ...booking, invoices: [...(booking.invoices ?? [])] }));

interface Shifts {
  coming?: readonly ListedNode[];
  past?: readonly ListedNode[];
  next?: NextNode;
}

export const agreedShifts = ({ coming = [], past = [], next = null }: Shifts): GraphAnswers => ({
  ...answer(MyBookingsDocument, ({ filter }) => ({
    myBookings: connectionOf('Booking', listed(filter.phase === 'past' ? past : coming)),
  })),
  ...answer(NextShiftDocument, { nextShift: next }),
});

export const comingBookings: readonly ShiftBookingNode[] = [
  bookingNode({ actions: ['confirm', 'cancel', 'propose_change'] }),
  bookingNode({
    id: '51',
    actions: ['answer_change', 'cancel'],
    status: 'confirmed',
    changes: [changeNode()],
  }),
  bookingNode({ id: '52', status: 'confirmed', releasesAt: '2027-03-03T15:00:00Z' }),
  justCancelledNode({ id: '53' }),
];

export const clinicShifts = (
  open: readonly ClinicShiftNode[] = openShiftsOfClinic,
  shifts: Shifts = {},
): GraphAnswers => ({
  ...answer(ClinicShiftsDocument, ({ statuses }) => ({
    myJobs: connectionOf('Job', [statuses].flat().includes('closed') ? [pastShift] : open),
  })),
  ...answer(ShiftsInUseDocument, () => ({ offered: offeredShifts(0) })),
  ...agreedShifts(shifts),
});

export const myApplications: readonly MyApplicationNode[] = [
  counteredNode(),
  myApplicationNode(),
  acceptedNode('50'),
  myApplicationNode({ id: '33', status: 'declined', actions: [], expiresAt: null }),
  myApplicationNode({ id: '34', status: 'withdrawn', actions: [], expiresAt: null, job: null }),
];

export const tempShifts = ({
  applications = myApplications,
  invitations = [myInvitationNode()],
  ...shifts
}: Shifts & {
  applications?: readonly MyApplicationNode[];
  invitations?: readonly MyInvitationNode[];
} = {}): GraphAnswers => ({
  ...answer(MyApplicationsDocument, { myApplications: connectionOf('Application', applications) }),
  ...answer(MyInvitationsDocument, { myInvitations: connectionOf('Invitation', invitations) }),
  ...cancelCost(),
  ...agreedShifts(shifts),
});

type PriceNode = NonNullable<
  NonNullable<DataOf<CancellationPriceQuery>['booking']>['cancellationPrice']
>;

export const cancellationPrice = (
  overrides: Partial<PriceNode> = {},
  keptShifts = 3,
): GraphAnswers =>
  answer(CancellationPriceDocument, ({ id }) => ({
    reliabilityLadder: ladder,
    booking: {
      __typename: 'Booking',
      id,
      professional: {
        ...({ __typename: 'User', id: '3' } as const),
        reliability: { __typename: 'Reliability', keptShifts },
      },
      cancellationPrice: {
        __typename: 'CancellationPrice',
        reliabilityPoints: 10,
        scoreAfter: 85,
        compensation: null,
        freeUntil: null,
        undoMinutes: 10,
        ...overrides,
      },
    },
  }));

export const calendarFile = answer(BookingCalendarFileDocument, ({ id }) => ({
  booking: { __typename: 'Booking', id, calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
}));

export const myReliability = (lines = [reliabilityLineNode()], score = 85): GraphAnswers =>
  answer(MyReliabilityDocument, {
    reliabilityLadder: ladder,
    me: {
      __typename: 'User',
      id: '2',
      reliability: {
        __typename: 'Reliability',
        score,
        keptShifts: 12,
        cancelledShifts: 1,
        entries: [
          ...lines,
          reliabilityLineNode({ id: '80', reason: 'kept_shift', points: 5, appealUntil: null }),
        ],
      },
    },
  });

const invitee = (id: string, firstName: string, lastName: string) => ({
  __typename: 'User',
  id,
  firstName,
  lastName,
  role: 'hygienist' as const,
  city: 'Toronto',
  profilePicture: null,
  isVerified: true,
});

const applied = { __typename: 'Application', id: '39', status: 'pending' as const };
const choice = (professional: ReturnType<typeof invitee>, points: number, rest: object) => ({
  __typename: 'CandidateEdge',
  node: {
    ...{ __typename: 'Candidate', professionalId: professional.id, professional },
    match: { __typename: 'Match', points },
    ...{ bookingObstacles: [], application: null, ...rest },
  },
});

export const inviteChoices: GraphAnswers = answer(InviteChoicesDocument, ({ jobId }) => ({
  favourites: [{ __typename: 'Favourite', person: invitee('5', 'Lea', 'Roy') }],
  job: {
    __typename: 'Job',
    id: jobId,
    role: 'hygienist' as const,
    candidates: {
      __typename: 'CandidateConnection',
      edges: [
        choice(invitee('6', 'Sam', 'Cho'), 82, { bookingObstacles: ['overlap'] }),
        choice(invitee('9', 'Kim', 'Bello'), 80, { application: applied }),
      ],
    },
  },
}));
