import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import {
  CLINIC_PACES,
  CLINIC_VIBES,
  LANGUAGES,
  PATIENT_TYPES,
  PAYMENT_TERMS,
  PERSONALITY_TYPES,
  PROFESSIONAL_ROLES,
  SPECIALTY_FOCUS,
  TEAM_STYLES,
  WORKING_STYLES,
} from '../option-sets';
import {
  boundedList,
  calendarDate,
  decimal,
  flag,
  isSeen,
  singleLineText,
  spelledTown,
  id,
  listOf,
  oneOf,
  optionalSingleLineText,
  optionalOneOf,
  optionalText,
  publicText,
  withoutContact,
  province,
  timeOfDay,
} from './fields';
import { SHIFT_TERMS } from '../shift-terms';
import { ruleError } from './issue';
import { wallClockMinutes } from './plain-values';

/** Canadian dollars per hour, two decimals. */
export const hourlyRate = decimal(2, {
  ...{ min: LIMITS.hourlyRateMin, max: LIMITS.hourlyRateMax },
  error: ruleError('validation.rateRange'),
});

const optionalHourlyRate = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(hourlyRate),
);

const TIMES = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (value: unknown) => typeof value === 'string' && TIMES.test(value);
const bothTimes = (value: unknown): value is { startTime: string; endTime: string } => {
  const shift = value as { startTime?: unknown; endTime?: unknown } | null;
  return isTime(shift?.startTime) && isTime(shift?.endTime);
};

export const EARLIER = 'earlier';

/** Which of two instants an ambiguous time means: an offset like -04:00, or `earlier`; blank is null. */
export const utcOffset = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(
    z.string({ error: ruleError('validation.utcOffset') }).check(
      z.regex(/^(earlier|[+-](0\d|1[0-4]):[0-5]\d)$/, {
        error: ruleError('validation.utcOffset'),
      }),
    ),
  ),
);

const placeAndTime = {
  province,
  city: singleLineText(LIMITS.cityMax).check(spelledTown(), withoutContact()),
  date: calendarDate,
  startTime: timeOfDay,
  endTime: timeOfDay,
  utcOffset,
};

export const shiftPlaceRule = z.object(placeAndTime, { error: ruleError('validation.object') });

/** What a posting may leave unanswered, but for its text. */
const openAnswers = {
  preferredWorkingStyle: optionalOneOf(WORKING_STYLES),
  clinicVibe: optionalOneOf(CLINIC_VIBES),
  patientTypes: listOf(PATIENT_TYPES),
  specialtyFocus: listOf(SPECIALTY_FOCUS),
  requiredLanguages: listOf(LANGUAGES),
  teamEnvironment: optionalOneOf(TEAM_STYLES),
  workPace: optionalOneOf(CLINIC_PACES),
  idealPersonality: optionalOneOf(PERSONALITY_TYPES),
};

const shift = {
  title: singleLineText(LIMITS.jobTitleMax).check(
    withoutContact(),
    z.refine((value) => !isSeen(value) || /[\p{L}\p{N}]/u.test(value), {
      error: ruleError('validation.titleLetters'),
    }),
  ),
  description: publicText(LIMITS.jobDescriptionMax),
  role: oneOf(PROFESSIONAL_ROLES),
  ...placeAndTime,
  hourlyRate,
  isUrgent: flag,
  isRecurring: flag,
  ...openAnswers,
};

const distinct = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.pipe(
    z.nullish(boundedList(item, max)),
    z.transform((list) => [...new Set(list ?? [])]),
  );

const termsAndFrench = {
  paymentTerms: optionalOneOf(PAYMENT_TERMS),
  frenchTitle: optionalSingleLineText(LIMITS.jobTitleMax).check(withoutContact()),
  frenchDescription: publicText(LIMITS.jobDescriptionMax),
};

/** A posting's open answers; of nothing, every one is left open. */
export const openAnswersRule = z.object(
  { ...openAnswers, ...termsAndFrench },
  { error: ruleError('validation.object') },
);

/** A blank one is null. */
export const optionalId = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(id),
);

const posting = {
  ...termsAndFrench,
  moreDates: distinct(calendarDate, LIMITS.moreDatesMax),
  isTakenWhole: flag,
  inviteIds: distinct(id, SHIFT_TERMS.invitationsMax),
  /** A further office of the clinic; null is its own address. */
  locationId: optionalId,
};

// Only the zone of the place knows the length of a night; no clock change adds more than this.
const CLOCK_CHANGE_MINUTES = 60;
const wallClockMinutesMax = LIMITS.shiftMinutesMax + CLOCK_CHANGE_MINUTES;

type Hours = { startTime: string; endTime: string };

const hoursInOrder = [
  z.refine<Hours>(({ startTime, endTime }) => wallClockMinutes(startTime, endTime) > 0, {
    path: ['endTime'],
    error: ruleError('job.zeroLength'),
    when: ({ value }) => bothTimes(value),
  }),
  z.refine<Hours>(
    ({ startTime, endTime }) =>
      startTime === endTime || wallClockMinutes(startTime, endTime) >= LIMITS.shiftMinutesMin,
    { path: ['endTime'], error: ruleError('job.tooShort'), when: ({ value }) => bothTimes(value) },
  ),
  z.refine<Hours>(
    ({ startTime, endTime }) => wallClockMinutes(startTime, endTime) <= wallClockMinutesMax,
    { path: ['endTime'], error: ruleError('job.tooLong'), when: ({ value }) => bothTimes(value) },
  ),
] as const;

/** The marketplace checks what depends on the zone of the place. */
export const postJobRule = z
  .object(shift, { error: ruleError('validation.object') })
  .check(...hoursInOrder);

export const postingRule = z
  .object({ ...shift, ...posting }, { error: ruleError('validation.object') })
  .check(...hoursInOrder);

const readRevision = z.int32({ error: ruleError('validation.object') });
const readDay = z.object(
  { jobId: id, jobRevision: readRevision },
  { error: ruleError('validation.object') },
);

/** Without a rate, the posted one. */
export const applyToJobRule = z.object(
  {
    jobId: id,
    message: optionalText(LIMITS.applicationMessageMax),
    hourlyRate: optionalHourlyRate,
    jobRevision: z.pipe(
      z.nullish(readRevision),
      z.transform((revision) => revision ?? null),
    ),
    /** The other open days of a series that is booked whole, as the professional read them. */
    otherDays: z.pipe(
      z.nullish(boundedList(readDay, LIMITS.seriesDaysMax)),
      z.transform((days) => days ?? null),
    ),
  },
  { error: ruleError('validation.object') },
);

export const counterApplicationRule = z.object(
  { applicationId: id, hourlyRate, message: optionalText(LIMITS.applicationMessageMax) },
  { error: ruleError('validation.object') },
);

export const inviteToJobRule = z.object(
  {
    jobId: id,
    professionalIds: distinct(id, SHIFT_TERMS.invitationsMax).check(
      z.minLength(1, { error: ruleError('validation.required') }),
    ),
  },
  { error: ruleError('validation.object') },
);

export const extendJobRule = z.object(
  { jobId: id, dates: distinct(calendarDate, LIMITS.moreDatesMax), utcOffset },
  { error: ruleError('validation.object') },
);

export const saveJobTemplateRule = z.object(
  { templateId: z.nullish(id), name: singleLineText(LIMITS.templateNameMax), jobId: id },
  { error: ruleError('validation.object') },
);

const { date: _, utcOffset: __, isRecurring: ___, ...shiftOfAnyDay } = shift;

/** A posting without its date, saved under a name. */
export const writeJobTemplateRule = z
  .object(
    {
      templateId: z.nullish(id),
      name: singleLineText(LIMITS.templateNameMax),
      ...shiftOfAnyDay,
      ...termsAndFrench,
      locationId: optionalId,
    },
    { error: ruleError('validation.object') },
  )
  .check(...hoursInOrder);

export const setTypicalRateRule = z.object(
  { province, role: oneOf(PROFESSIONAL_ROLES), median: hourlyRate },
  { error: ruleError('validation.object') },
);

export type ShiftPlaceValues = z.output<typeof shiftPlaceRule>;
export type PostingValues = z.output<typeof postingRule>;
export type ApplyToJobValues = z.output<typeof applyToJobRule>;

export const FULL_DAY_MINUTES = 6 * 60;
const EVENING_STARTS = '16:00';

export const isEveningShift = (startTime: string): boolean => startTime >= EVENING_STARTS;
