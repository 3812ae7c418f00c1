import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { JOB_SORTS, JOB_STATUSES, PROFESSIONAL_ROLES } from '../option-sets';
import { normalisePostalCode } from '../postal-codes';
import { calendarDate, minimumRate, optionalOneOf, optionalText, province } from './fields';
import { ruleError } from './issue';

/** `A1A 1A1`; absent and blank are null. */
export const optionalPostalCode = z.pipe(
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

const placeRule = z.object({
  postalCode: optionalPostalCode,
  province: z.nullish(province),
  city: optionalText(LIMITS.cityMax),
});

const outOfRange = ruleError('job.distanceRange', { max: LIMITS.searchDistanceMax });

export const kilometres = z
  .int({ error: outOfRange })
  .check(
    z.minimum(1, { error: outOfRange }),
    z.maximum(LIMITS.searchDistanceMax, { error: outOfRange }),
  );

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
    minRate: z.nullish(minimumRate),
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
