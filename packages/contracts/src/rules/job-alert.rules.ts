import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import {
  ALERT_FREQUENCIES,
  ALERT_METHODS,
  AVAILABILITY_DAYS,
  JOB_TYPES,
  PROFESSIONAL_ROLES,
} from '../option-sets';
import { PROVINCES } from '../places';
import { boundedList, id, minimumRate, oneOf, province, requiredText } from './fields';
import { ruleError } from './issue';

const outOfRange = ruleError('job.distanceRange', { max: LIMITS.jobAlertDistanceMax });

const distinct = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.pipe(
    boundedList(item, max),
    z.transform((list) => [...new Set(list)]),
  );

const options = <const T extends readonly [string, ...string[]]>(values: T) =>
  distinct(
    z.enum(values, { error: ruleError('validation.options', { allowed: values.join(', ') }) }),
    values.length,
  );

const roles = options(PROFESSIONAL_ROLES).check(
  z.refine((list) => list.length > 0, { error: ruleError('validation.required') }),
);

const LISTS = {
  provinces: distinct(province, PROVINCES.length),
  cities: distinct(requiredText(LIMITS.cityMax), LIMITS.jobAlertCitiesMax),
  jobTypes: options(JOB_TYPES),
  availability: options(AVAILABILITY_DAYS),
} as const;

const maxTravelDistance = z
  .int({ error: outOfRange })
  .check(
    z.minimum(1, { error: outOfRange }),
    z.maximum(LIMITS.jobAlertDistanceMax, { error: outOfRange }),
  );

const isActive = z.boolean({ error: ruleError('validation.boolean') });
const notificationMethod = oneOf(ALERT_METHODS);
const frequency = oneOf(ALERT_FREQUENCIES);

const orEmpty = <Item>(list: z.ZodMiniType<Item[], unknown>) =>
  z.pipe(
    z.nullish(list),
    z.transform((values) => values ?? []),
  );
const orNull = <Value>(rule: z.ZodMiniType<Value, unknown>) =>
  z.pipe(
    z.nullish(rule),
    z.transform((value) => value ?? null),
  );

const CRITERIA = {
  roles,
  provinces: orEmpty(LISTS.provinces),
  cities: orEmpty(LISTS.cities),
  minHourlyRate: orNull(minimumRate),
  maxTravelDistance: orNull(maxTravelDistance),
  jobTypes: orEmpty(LISTS.jobTypes),
  availability: orEmpty(LISTS.availability),
} as const;

const error = ruleError('validation.object');

export const jobAlertCriteriaRule = z.object(CRITERIA, { error });

/** Absent fields have the specification's defaults. */
export const jobAlertRule = z.object(
  {
    ...CRITERIA,
    isActive: z._default(isActive, true),
    notificationMethod: z._default(notificationMethod, 'email'),
    frequency: z._default(frequency, 'immediate'),
  },
  { error },
);

/** Absent fields stay as they are. */
export const editJobAlertRule = z.object(
  {
    roles: z.optional(roles),
    provinces: z.optional(LISTS.provinces),
    cities: z.optional(LISTS.cities),
    minHourlyRate: z.optional(z.nullable(minimumRate)),
    maxTravelDistance: z.optional(z.nullable(maxTravelDistance)),
    jobTypes: z.optional(LISTS.jobTypes),
    availability: z.optional(LISTS.availability),
    isActive: z.optional(isActive),
    notificationMethod: z.optional(notificationMethod),
    frequency: z.optional(frequency),
  },
  { error },
);

export type JobAlertCriteria = z.output<typeof jobAlertCriteriaRule>;
export type JobAlertValues = z.output<typeof jobAlertRule>;

export const jobAlertIdRule = z.object({ alertId: id }, { error });

export const JOB_ALERT_MARKS = ['read', 'acted'] as const;
export type JobAlertMark = (typeof JOB_ALERT_MARKS)[number];

export const markJobAlertNotificationRule = z.object(
  { notificationId: id, mark: oneOf(JOB_ALERT_MARKS) },
  { error },
);
