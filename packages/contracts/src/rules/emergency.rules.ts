import * as z from 'zod/mini';
import { EMERGENCY_TERMS, ON_CALL_DAYS, URGENCY_LEVELS } from '../emergency-terms';
import { LIMITS } from '../limits';
import { PROFESSIONAL_ROLES } from '../option-sets';
import {
  boundedList,
  calendarDate,
  flag,
  id,
  oneOf,
  optionalSingleLineText,
  optionalText,
  province,
  singleLineText,
  spelledTown,
  withoutContact,
  text,
  timeOfDay,
} from './fields';
import { ruleError } from './issue';
import { hourlyRate, optionalId } from './job.rules';

const object = { error: ruleError('validation.object') };

const within = (min: number, max: number) => {
  const error = ruleError('validation.between', { min, max });
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
};

const { radiusMin, radiusMax, minutesMin, messageMax, onCallHoursMax } = EMERGENCY_TERMS;

const whoAndWhen = {
  role: oneOf(PROFESSIONAL_ROLES),
  neededDate: calendarDate,
  neededTime: timeOfDay,
  duration: within(minutesMin, LIMITS.shiftMinutesMax),
  hourlyRate,
};

const answers = {
  urgencyLevel: z._default(oneOf(URGENCY_LEVELS), 'high'),
  maxRadius: z._default(within(radiusMin, radiusMax), EMERGENCY_TERMS.maxRadiusDefault),
  isAssignedForMe: flag,
};

/** Of a new shift; without a place, at the office. */
export const requestEmergencyRule = z.object(
  {
    ...whoAndWhen,
    title: optionalSingleLineText(LIMITS.jobTitleMax),
    description: optionalText(LIMITS.jobDescriptionMax),
    province: z.nullish(province),
    city: z.nullish(singleLineText(LIMITS.cityMax).check(spelledTown(), withoutContact())),
    /** A further office of the clinic; null is its own address. */
    locationId: optionalId,
    ...answers,
    /** Beside an own shift for the role at that time and office. */
    isAdditional: flag,
  },
  object,
);

/** Of an open shift of the clinic. */
export const requestForShiftRule = z.object({ jobId: id, ...answers }, object);

/** An instant with its offset, like 2027-03-05T14:00:00Z. */
const instant = text().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, {
    error: ruleError('validation.instant'),
  }),
  z.refine<string>((value) => !Number.isNaN(Date.parse(value)), {
    error: ruleError('validation.instant'),
  }),
);

export const emergencyAnswerRule = z.object(
  {
    estimatedArrival: z.pipe(
      instant,
      z.transform((value) => new Date(value)),
    ),
    message: optionalText(messageMax),
  },
  object,
);

export const answerEmergencyRule = z.extend(emergencyAnswerRule, {
  emergencyRequestId: id,
  jobRevision: z.nullish(z.int32({ error: ruleError('validation.object') })),
});

export const emergencyRule = z.object({ emergencyRequestId: id }, object);

const onCallSpan = z.object({ day: oneOf(ON_CALL_DAYS), from: timeOfDay, to: timeOfDay }, object);

/** Absent fields stay. */
export const onCallRule = z.object(
  {
    isOnCall: z.nullish(z.boolean({ error: ruleError('validation.boolean') })),
    emergencyRadius: z.nullish(within(radiusMin, radiusMax)),
    emergencyAvailable: z.nullish(z.boolean({ error: ruleError('validation.boolean') })),
    hours: z.nullish(boundedList(onCallSpan, onCallHoursMax)),
  },
  object,
);

export type RequestEmergencyValues = z.output<typeof requestEmergencyRule>;
export type OnCallValues = z.output<typeof onCallRule>;
