import { BOOKING_STATUSES } from '@tbt/contracts';
import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ShiftCalendarDocument,
  ShiftDetailsDocument,
  type ShiftCalendarQuery,
} from '../generated/graphql';
import { bookingNode, clinicShiftNode } from './shift-fixtures';

type EntryNode = DataOf<ShiftCalendarQuery>['shiftCalendar'][number];

export const calendarEntry = (overrides: Partial<EntryNode> = {}): EntryNode => ({
  __typename: 'CalendarEntry',
  key: 'booking-50',
  kind: 'booking',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  endsAt: '2027-03-05T21:00:00Z',
  needsAnswer: false,
  job: {
    __typename: 'Job',
    id: '7',
    title: 'Hygienist for a full day',
    city: 'Toronto',
    status: 'booked',
    clinic: { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
  },
  booking: {
    __typename: 'Booking',
    id: '50',
    status: 'confirmed',
    actions: [],
    professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
  },
  ...overrides,
});

export const calendarEntries: readonly EntryNode[] = [
  calendarEntry(),
  calendarEntry({
    key: 'invitation-71',
    kind: 'invitation',
    date: '2027-03-09',
    needsAnswer: true,
    booking: null,
  }),
  calendarEntry({
    key: 'offer-31',
    kind: 'offer',
    date: '2027-03-09',
    startTime: '17:00',
    endTime: '20:00',
    booking: null,
  }),
  calendarEntry({ key: 'offer-32', kind: 'offer', date: '2027-03-17', booking: null }),
];

export const bookedAndApplied: readonly EntryNode[] = [
  calendarEntry({
    booking: {
      ...{ __typename: 'Booking', id: '50', status: 'booked', actions: [] },
      professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
    },
  }),
  calendarEntry({ key: 'offer-31', kind: 'offer', date: '2027-03-10', booking: null }),
];

export const shiftCalendar = (entries = calendarEntries): GraphAnswers => ({
  ...answer(ShiftCalendarDocument, { shiftCalendar: [...entries] }),
  ...answer(ShiftDetailsDocument, ({ jobId, isClinic, bookingId, hasBooking }) => ({
    ...(hasBooking && { booking: bookingNode({ id: bookingId }) }),
    job: {
      ...(isClinic ? clinicShiftNode() : {}),
      __typename: 'Job',
      id: jobId,
      myApplication: null,
      myInvitation: null,
      booking: bookingNode(),
    },
  })),
});

/** A booking in every state, and the steps that wait for the viewer. */
export const everyState: readonly EntryNode[] = BOOKING_STATUSES.map((status, index) =>
  calendarEntry({
    key: `booking-${100 + index}`,
    date: `2027-03-${String(2 + index).padStart(2, '0')}`,
    needsAnswer: status === 'booked' || status === 'completed' || status === 'invoiced',
    booking: {
      ...{ __typename: 'Booking', id: String(100 + index), status },
      actions:
        { booked: ['confirm'], completed: ['approve'], invoiced: ['mark_paid'] }[
          status as string
        ] ?? [],
      professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
    },
  }),
);
