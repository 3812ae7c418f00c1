import { answer, type DataOf, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  DueApplicationsDocument,
  HomePanelDocument,
  type HomePanelQuery,
  type NearbyShiftFragment,
  type WaitingEntryFragment,
} from '../generated/graphql';
import { connectionOf } from './fixtures';

type EntryNode = FragmentData<WaitingEntryFragment>;
type OpenNode = NonNullable<DataOf<HomePanelQuery>['myJobs']>['edges'][number]['node'];
type NearNode = FragmentData<NearbyShiftFragment>;

const clinic = { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' };

export const nearNode = (overrides: Partial<NearNode> = {}): NearNode => ({
  __typename: 'Job',
  id: '7',
  title: 'Hygienist for a full day',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  startsAt: '2027-03-05T13:00:00Z',
  endsAt: '2027-03-05T21:00:00Z',
  hourlyRate: '52.00',
  timeZone: 'America/Toronto',
  city: 'Toronto',
  isUrgent: false,
  clinic,
  myClash: null,
  myApplication: null,
  myInvitation: null,
  ...overrides,
});

export const postingEntry: EntryNode = {
  __typename: 'CalendarEntry',
  key: 'posting-7',
  kind: 'posting',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  endsAt: '2027-03-05T21:00:00Z',
  needsAnswer: true,
  job: {
    ...{ __typename: 'Job', id: '7', title: 'Hygienist for a full day', isUrgent: false, clinic },
    ...{ myEligibility: null, myApplication: null, timeZone: 'America/Toronto' },
  },
  booking: null,
};

/** An open invitation. */
export const invitationEntry: EntryNode = {
  ...postingEntry,
  key: 'invitation-71',
  kind: 'invitation',
  date: '2027-03-09',
};

/** An application that waits for the clinic, or for what the gap asks for. */
export const appliedEntry = (gap: string | null = null): EntryNode => ({
  ...postingEntry,
  ...{ key: 'offer-31', kind: 'offer', needsAnswer: false },
  job: postingEntry.job && {
    ...postingEntry.job,
    myEligibility: { __typename: 'Eligibility', gap },
  },
});

/** A clinic's counter-offer. */
export const counteredEntry = (hourlyRate: string, expiresAt: string): EntryNode => ({
  ...postingEntry,
  ...{ key: 'offer-31', kind: 'offer' },
  job: postingEntry.job && {
    ...postingEntry.job,
    myApplication: {
      ...{ __typename: 'Application', id: '31', status: 'countered' },
      ...{ hourlyRate, expiresAt },
    },
  },
});

export const bookingEntry = (actions: string[], overrides: Partial<EntryNode> = {}): EntryNode => ({
  ...postingEntry,
  key: 'booking-50',
  kind: 'booking',
  booking: {
    ...{ __typename: 'Booking', id: '50', actions, cancellation: null, invoices: [] },
    professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
  },
  ...overrides,
});

/** A booking whose invoice the clinic has not paid in time. */
export const lateEntry = (daysOverdue: number): EntryNode => {
  const entry = bookingEntry(['mark_received', 'review'], { needsAnswer: false });
  const invoice = { __typename: 'Invoice', id: '91', state: 'overdue', daysOverdue } as const;
  return { ...entry, booking: entry.booking && { ...entry.booking, invoices: [invoice] } };
};

/** A booking that the viewer cancelled. */
export const undoableEntry = (undoUntil: string): EntryNode => {
  const entry = bookingEntry(['undo_cancel'], { needsAnswer: false });
  const cancellation = { __typename: 'BookingCancellation' as const, undoUntil };
  return { ...entry, booking: entry.booking && { ...entry.booking, cancellation } };
};

/** A clinic's own open shift, by default without applications. */
export const openNode = (overrides: Partial<OpenNode> = {}): OpenNode => ({
  ...{ __typename: 'Job', id: '9', title: 'Hygienist for Monday', date: '2027-03-08' },
  ...{ startTime: '08:00', endTime: '16:00', hourlyRate: '52.00', timeZone: 'America/Toronto' },
  ...{ startsAt: '2027-03-08T13:00:00Z', endsAt: '2027-03-08T21:00:00Z' },
  ...{ pendingApplicationCount: 0, invitations: [] },
  ...overrides,
});

const applied = { __typename: 'Application', id: '31' };

/** Answers of the home page: open items and nearby shifts. */
export const homePanel = (
  shiftCalendar: readonly EntryNode[] = [invitationEntry, appliedEntry()],
  near: readonly NearNode[] = [
    nearNode({ id: '6', title: 'Applied already', myApplication: applied }),
    nearNode(),
    nearNode({ id: '8', title: 'Hygienist for the evening' }),
  ],
  earlier: readonly EntryNode[] = [],
  open: readonly OpenNode[] = [],
  calling: readonly NearNode[] = [],
): GraphAnswers =>
  answer(HomePanelDocument, ({ isProfessional }) => ({
    earlier: [...earlier],
    shiftCalendar: [...shiftCalendar],
    ...(isProfessional && {
      jobs: connectionOf('Job', near),
      emergencyRequests: connectionOf(
        'EmergencyRequest',
        calling.map((job) => ({
          ...{ __typename: 'EmergencyRequest', id: '3', status: 'active' },
          ...{ myResponse: null, job },
        })),
      ),
    }),
    ...(!isProfessional && { myJobs: connectionOf('Job', open) }),
  }));

/** A clinic's applications to one shift, by the hours left to answer each. */
export const dueApplications = (hours: readonly number[]): GraphAnswers =>
  answer(DueApplicationsDocument, {
    shiftCalendar: [
      {
        ...{ __typename: 'CalendarEntry', key: 'posting-7', needsAnswer: true, date: '2027-03-05' },
        job: {
          ...{ __typename: 'Job', id: '7', title: 'Hygienist for a full day' },
          applications: {
            __typename: 'ApplicationConnection',
            edges: hours.map((left, at) => ({
              __typename: 'ApplicationEdge',
              node: {
                ...{ __typename: 'Application', id: String(31 + at), actions: ['accept'] },
                expiresAt: new Date(Date.now() + left * 3_600_000).toISOString(),
                applicant: {
                  ...{ __typename: 'User', id: String(2 + at) },
                  ...{ firstName: at === 0 ? 'Ana' : 'Priya', lastName: 'Reyes' },
                },
              },
            })),
          },
        },
      },
    ],
  });
