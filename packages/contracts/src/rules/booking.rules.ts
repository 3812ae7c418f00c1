import * as z from 'zod/mini';
import { CANCELLATION_REASONS } from '../booking-options';
import { LIMITS } from '../limits';
import { BOOKING_STATUSES } from '../option-sets';
import { atLocationRule } from './clinic-location.rules';
import {
  boundedList,
  calendarDate,
  decimal,
  id,
  oneOf,
  optionalText,
  requiredText,
  timeOfDay,
} from './fields';
import { ruleError } from './issue';
import { hourlyRate, utcOffset } from './job.rules';

const object = { error: ruleError('validation.object') };

export const bookingRule = z.object({ bookingId: id }, object);
export const bookingChangeRule = z.object({ changeId: id }, object);

export const cancelBookingRule = z.object(
  {
    bookingId: id,
    reason: oneOf(CANCELLATION_REASONS),
    note: optionalText(LIMITS.cancellationNoteMax),
    shownReliabilityPoints: z.nullish(z.int({ error: ruleError('validation.invalid') })),
    shownCompensation: z.nullish(decimal(2)),
  },
  object,
);

/** Absent fields stay as agreed. */
export const proposeChangeRule = z.object(
  {
    bookingId: id,
    date: z.nullish(calendarDate),
    startTime: z.nullish(timeOfDay),
    endTime: z.nullish(timeOfDay),
    utcOffset,
    hourlyRate: z.nullish(hourlyRate),
    message: optionalText(LIMITS.bookingChangeMessageMax),
  },
  object,
);

export const answerChangeRule = z.object(
  { changeId: id, isAccepted: z.boolean({ error: ruleError('validation.boolean') }) },
  object,
);

export const requestWaiverRule = z.object(
  { bookingId: id, note: requiredText(LIMITS.waiverNoteMax) },
  object,
);

export const decideWaiverRule = z.object(
  { bookingId: id, isGranted: z.boolean({ error: ruleError('validation.boolean') }) },
  object,
);

export const appealRule = z.object(
  { entryId: id, text: requiredText(LIMITS.appealTextMax) },
  object,
);

export const decideAppealRule = z.object(
  {
    entryId: id,
    isRemoved: z.boolean({ error: ruleError('validation.boolean') }),
    answer: requiredText(LIMITS.appealTextMax),
  },
  object,
);

export const bookingFilterRule = z.nullish(
  z.object(
    {
      phase: z.nullish(z.enum(['coming', 'past'])),
      statuses: z.nullish(boundedList(z.enum(BOOKING_STATUSES), BOOKING_STATUSES.length)),
      at: atLocationRule,
    },
    object,
  ),
);

/** Both days included. */
export const shiftCalendarRule = z.object(
  { from: calendarDate, to: calendarDate, at: atLocationRule },
  object,
);

export type ProposeChangeValues = z.output<typeof proposeChangeRule>;
