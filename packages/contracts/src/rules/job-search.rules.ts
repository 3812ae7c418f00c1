import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { JOB_SORTS, JOB_STATUSES, PROFESSIONAL_ROLES } from '../option-sets';
import { normalisePostalCode } from '../postal-codes';
import { calendarDate, decimal, optionalOneOf, optionalText, province } from './fields';
import { ruleError } from './issue';

const optionalPostalCode = z.pipe(
  optionalText(LIMITS.postalCodeMax),
  z.transform((value, context) => {
    const code = value === null ? null : normalisePostalCode(value);
    if (value !== null && code === null) {
      const message = ruleError('validation.postalCode');
      context.issues.push({ code: 'custom', input: value, message });
      return z.NEVER;
    }
    return code;
  }),
);

/** Where distances are measured from. */
const placeRule = z.object({
  postalCode: optionalPostalCode,
  province: z.nullish(province),
  city: optionalText(LIMITS.cityMax),
});

const kilometres = z
  .int({ error: ruleError('job.distanceRange', { max: LIMITS.searchDistanceMax }) })
  .check(
    z.refine((km) => km >= 1 && km <= LIMITS.searchDistanceMax, {
      error: ruleError('job.distanceRange', { max: LIMITS.searchDistanceMax }),
    }),
  );

/** What narrows a list of shifts; absent is any. */
export const jobFilterRule = z
  .object({
    role: optionalOneOf(PROFESSIONAL_ROLES),
    province: z.nullish(province),
    city: optionalText(LIMITS.cityMax),
    schedule: optionalOneOf(['full_day', 'half_day', 'evening']),
    status: optionalOneOf(JOB_STATUSES),
    anyStatus: z.nullish(z.boolean({ error: ruleError('validation.boolean') })),
    dateFrom: z.nullish(calendarDate),
    dateTo: z.nullish(calendarDate),
    minRate: z.nullish(decimal(2)),
    maxDistance: z.nullish(kilometres),
    near: z.nullish(placeRule),
  })
  .check(
    z.refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
      path: ['dateTo'],
      error: ruleError('job.daysReversed'),
    }),
  );

export const jobSortRule = z.pipe(
  optionalOneOf(JOB_SORTS),
  z.transform((sort) => sort ?? 'newest'),
);

export type JobFilterValues = z.output<typeof jobFilterRule>;
