import {
  calendarDate,
  LIMITS,
  optionalText,
  province,
  requiredText,
  ruleError,
} from '@tbt/contracts';
import * as z from 'zod/mini';

/** What is recorded of a licence; regulator and expiry have defaults by province. */
export const licenceRule = z.object(
  {
    province,
    regulator: optionalText(LIMITS.nameMax),
    licenceClass: optionalText(LIMITS.nameMax),
    number: requiredText(LIMITS.licenceNumberMax),
    expiresOn: z.nullish(calendarDate),
    conditions: optionalText(LIMITS.applicationMessageMax),
  },
  { error: ruleError('validation.object') },
);

export const approvalRule = z.object(
  { expiresOn: z.nullish(calendarDate) },
  { error: ruleError('validation.object') },
);

export type LicenceInput = z.input<typeof licenceRule>;
export type ApprovalInput = z.input<typeof approvalRule>;
