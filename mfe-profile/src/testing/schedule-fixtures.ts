import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AddScheduleSlotDocument,
  CreateCalendarFeedDocument,
  MyCalendarFeedDocument,
  MyScheduleDocument,
  RemoveScheduleSlotDocument,
  RevokeCalendarFeedDocument,
  type ScheduleEntryFragment,
  type ScheduleShiftFragment,
} from '../generated/graphql';

export type ScheduleEntryNode = FragmentData<ScheduleEntryFragment>;

export const scheduleEntry = (
  entry: Partial<Omit<ScheduleEntryNode, 'slot'>> = {},
  slot: Partial<ScheduleEntryNode['slot']> = {},
): ScheduleEntryNode => ({
  __typename: 'ScheduleEntry',
  date: '2026-12-07',
  slot: {
    __typename: 'ScheduleSlot',
    id: '7',
    date: '2026-12-07',
    startTime: '09:00',
    endTime: '17:00',
    isAvailable: true,
    isRecurring: false,
    recurringPattern: null,
    notes: null,
    ...slot,
  },
  ...entry,
});

export type ScheduleShiftNode = FragmentData<ScheduleShiftFragment>;

export const scheduleShift = (
  shift: Partial<ScheduleShiftNode> = {},
  status: 'booked' | 'cancelled_by_clinic' = 'booked',
): ScheduleShiftNode => ({
  __typename: 'CalendarEntry',
  ...{ key: 'booking-70', kind: 'booking' as const, date: '2026-12-07' },
  ...{ startTime: '08:00', endTime: '16:00' },
  job: { __typename: 'Job', id: '5', title: 'Hygiene day' },
  booking: { __typename: 'Booking', id: shift.key?.split('-')[1] ?? '70', status },
  ...shift,
});

export const mySchedule = (
  entries: readonly ScheduleEntryNode[] = [],
  shifts: readonly ScheduleShiftNode[] = [],
): GraphAnswers =>
  answer(MyScheduleDocument, { mySchedule: [...entries], shiftCalendar: [...shifts] });

const conflictOf = (message: string | undefined) =>
  message === undefined
    ? []
    : [{ __typename: 'UserError', code: 'CONFLICT' as const, message, path: [] }];

/** Adding a slot: records the input, and returns errors. */
export const slotAdding = (
  onSent: (input: unknown) => void = () => undefined,
  refusal?: string,
): GraphAnswers =>
  answer(AddScheduleSlotDocument, ({ input }) => {
    onSent(input);
    return {
      addScheduleSlot: {
        __typename: 'AddScheduleSlotPayload',
        slot: refusal === undefined ? { __typename: 'ScheduleSlot', id: '9' } : null,
        errors: conflictOf(refusal),
      },
    };
  });

export const slotRemoving = (
  onSent: (input: unknown) => void = () => undefined,
  refusal?: string,
): GraphAnswers =>
  answer(RemoveScheduleSlotDocument, ({ input }) => {
    onSent(input);
    return {
      removeScheduleSlot: {
        __typename: 'RemoveScheduleSlotPayload',
        slotId: refusal === undefined ? '7' : null,
        errors: conflictOf(refusal),
      },
    };
  });

/** Answers of the calendar feed: creation date, and the results of creating and revoking it. */
export const calendarFeed = (createdAt: string | null): GraphAnswers => ({
  ...answer(MyCalendarFeedDocument, {
    myCalendarFeed: createdAt === null ? null : { __typename: 'CalendarFeed', createdAt },
  }),
  ...answer(CreateCalendarFeedDocument, {
    createCalendarFeed: {
      __typename: 'CreateCalendarFeedPayload',
      feed: { __typename: 'CalendarFeed', createdAt: '2026-12-07T12:00:00.000Z' },
      url: 'https://tbt.test/calendar/secret.ics',
      errors: [],
    },
  }),
  ...answer(RevokeCalendarFeedDocument, {
    revokeCalendarFeed: { __typename: 'RevokeCalendarFeedPayload', isRevoked: true, errors: [] },
  }),
});
