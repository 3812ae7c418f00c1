import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { MEASURED_PAGE_KEYS } from '../web-vitals';
import { flag, oneOf } from './fields';
import { ruleError } from './issue';

const wholeBetween = (min: number, max: number) => {
  const error = ruleError('validation.between', { min, max });
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
};

/** Milliseconds, of `cls` thousandths; a visit need not have each. */
const reading = z.optional(z.nullable(wholeBetween(0, LIMITS.webVitalMax)));

export const recordPageSpeedRule = z.object(
  {
    page: oneOf(MEASURED_PAGE_KEYS),
    isPhone: flag,
    lcp: reading,
    inp: reading,
    cls: reading,
    ttfb: reading,
  },
  { error: ruleError('validation.object') },
);

export type PageSpeedValues = z.output<typeof recordPageSpeedRule>;

export const pageSpeedsRule = z.object(
  { days: wholeBetween(1, LIMITS.pageSpeedDaysMax) },
  { error: ruleError('validation.object') },
);
