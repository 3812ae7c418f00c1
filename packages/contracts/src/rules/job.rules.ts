import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import {
  CLINIC_PACES,
  CLINIC_VIBES,
  LANGUAGES,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  PROFESSIONAL_ROLES,
  SPECIALTY_FOCUS,
  TEAM_STYLES,
  WORKING_STYLES,
} from '../option-sets';
import {
  calendarDate,
  decimal,
  flag,
  id,
  listOf,
  oneOf,
  optionalOneOf,
  optionalText,
  province,
  requiredText,
  timeOfDay,
} from './fields';
import { ruleError } from './issue';

/** Minutes from start to end on the wall clock; past midnight when the end is earlier, 0 when equal. */
export function wallClockMinutes(startTime: string, endTime: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (minutes(endTime) - minutes(startTime) + 24 * 60) % (24 * 60);
}

const hourlyRate = decimal(2).check(
  z.refine((rate) => Number(rate) >= LIMITS.hourlyRateMin && Number(rate) <= LIMITS.hourlyRateMax, {
    error: ruleError('validation.rateRange'),
  }),
);

const TIMES = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (value: unknown) => typeof value === 'string' && TIMES.test(value);
const bothTimes = (value: unknown): value is { startTime: string; endTime: string } => {
  const shift = value as { startTime?: unknown; endTime?: unknown } | null;
  return isTime(shift?.startTime) && isTime(shift?.endTime);
};

const placeAndTime = {
  province,
  city: requiredText(LIMITS.cityMax),
  date: calendarDate,
  startTime: timeOfDay,
  endTime: timeOfDay,
  utcOffset: z.nullish(
    z
      .string({ error: ruleError('validation.utcOffset') })
      .check(z.regex(/^[+-](0\d|1[0-4]):[0-5]\d$/, { error: ruleError('validation.utcOffset') })),
  ),
};

/** Where and when a shift is, each field on its own. */
export const shiftPlaceRule = z.object(placeAndTime, { error: ruleError('validation.object') });

/** A shift to post. What depends on the clock of its place is checked by the marketplace. */
export const postJobRule = z
  .object(
    {
      title: requiredText(LIMITS.jobTitleMax),
      description: optionalText(LIMITS.jobDescriptionMax),
      role: oneOf(PROFESSIONAL_ROLES),
      ...placeAndTime,
      hourlyRate,
      isUrgent: flag,
      isRecurring: flag,
      preferredWorkingStyle: optionalOneOf(WORKING_STYLES),
      clinicVibe: optionalOneOf(CLINIC_VIBES),
      patientTypes: listOf(PATIENT_TYPES),
      specialtyFocus: listOf(SPECIALTY_FOCUS),
      requiredLanguages: listOf(LANGUAGES),
      teamEnvironment: optionalOneOf(TEAM_STYLES),
      workPace: optionalOneOf(CLINIC_PACES),
      idealPersonality: optionalOneOf(PERSONALITY_TYPES),
    },
    { error: ruleError('validation.object') },
  )
  .check(
    z.refine(({ startTime, endTime }) => wallClockMinutes(startTime, endTime) > 0, {
      path: ['endTime'],
      error: ruleError('job.zeroLength'),
      when: ({ value }) => bothTimes(value),
    }),
    z.refine(
      ({ startTime, endTime }) => wallClockMinutes(startTime, endTime) <= LIMITS.shiftMinutesMax,
      { path: ['endTime'], error: ruleError('job.tooLong'), when: ({ value }) => bothTimes(value) },
    ),
  );

export const applyToJobRule = z.object(
  { jobId: id, message: optionalText(LIMITS.applicationMessageMax) },
  { error: ruleError('validation.object') },
);

export type ShiftPlaceValues = z.output<typeof shiftPlaceRule>;
export type PostJobValues = z.output<typeof postJobRule>;
export type ApplyToJobValues = z.output<typeof applyToJobRule>;

/** Minutes on the wall clock from which a shift is a full day. */
export const FULL_DAY_MINUTES = 6 * 60;
const EVENING_STARTS = '16:00';

export const isEveningShift = (startTime: string): boolean => startTime >= EVENING_STARTS;

/** How the specification's `schedule` filter reads a shift: hours on the wall clock and its start. */
export function shiftSchedules(
  startTime: string,
  endTime: string,
): ('full-day' | 'half-day' | 'evening')[] {
  const isFullDay = wallClockMinutes(startTime, endTime) >= FULL_DAY_MINUTES;
  const length = isFullDay ? 'full-day' : 'half-day';
  return isEveningShift(startTime) ? [length, 'evening'] : [length];
}
