import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { calendarDate, id, optionalText, timeOfDay } from './fields';
import { ruleError } from './issue';
import { isAvailableSpan, isCalendarDate, wallClockMinutes } from './plain-values';
import { DEFAULT_RECURRENCE, optionalRecurrence } from './recurrence.rules';

const defaultTrue = z.pipe(
  z.nullish(z.boolean({ error: ruleError('validation.boolean') })),
  z.transform((value) => value ?? true),
);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const hasTimes = (value: unknown): boolean => {
  const slot = value as { startTime?: unknown; endTime?: unknown } | null;
  return [slot?.startTime, slot?.endTime].every(
    (time) => typeof time === 'string' && TIME.test(time),
  );
};

/** Local time; past midnight when the end is earlier. */
export const scheduleSlotRule = z.pipe(
  z
    .object(
      {
        date: calendarDate,
        startTime: timeOfDay,
        endTime: timeOfDay,
        isAvailable: defaultTrue,
        isRecurring: z.nullish(z.boolean({ error: ruleError('validation.boolean') })),
        recurringPattern: optionalRecurrence,
        notes: optionalText(LIMITS.scheduleNotesMax),
      },
      { error: ruleError('validation.object') },
    )
    .check(
      z.refine(({ startTime, endTime }) => wallClockMinutes(startTime, endTime) > 0, {
        path: ['endTime'],
        error: ruleError('job.zeroLength'),
        when: ({ value }) => hasTimes(value),
      }),
    ),
  z.transform(({ isRecurring, recurringPattern, ...slot }) => {
    const repeats = isRecurring ?? recurringPattern !== null;
    return {
      ...slot,
      isRecurring: repeats,
      recurringPattern: repeats ? (recurringPattern ?? DEFAULT_RECURRENCE) : null,
    };
  }),
);

export const removeScheduleSlotRule = z.object(
  { slotId: id, date: z.nullish(calendarDate) },
  { error: ruleError('validation.object') },
);

/** Consecutive days, whole days without times. */
export const availableOnRule = z
  .object(
    {
      date: calendarDate,
      lastDate: z.nullish(calendarDate),
      startTime: z.nullish(timeOfDay),
      endTime: z.nullish(timeOfDay),
    },
    { error: ruleError('validation.object') },
  )
  .check(
    z.refine(
      ({ date, lastDate }) => {
        if (![date, lastDate ?? date].every(isCalendarDate)) return true;
        return isAvailableSpan(date, lastDate ?? date);
      },
      { path: ['lastDate'], error: ruleError('schedule.window', { max: LIMITS.availableDaysMax }) },
    ),
  );

export type ScheduleSlotValues = z.output<typeof scheduleSlotRule>;
export type AvailableOnValues = z.output<typeof availableOnRule>;
