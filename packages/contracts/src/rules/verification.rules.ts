import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { DOCUMENT_TYPES, PROFESSIONAL_ROLES } from '../option-sets';
import { id, oneOf, optionalText, province, requiredText, singleLineText } from './fields';
import { ruleError } from './issue';
import { isCalendarDate } from './plain-values';

const optionalDate = z.pipe(
  z.nullish(
    z.string({ error: ruleError('validation.date') }).check(
      z.refine((value) => value === '' || isCalendarDate(value), {
        error: ruleError('validation.date'),
      }),
    ),
  ),
  z.transform((value) => value || null),
);

/** Regulator and expiry have defaults by province. */
export const licenceRule = z.object(
  {
    province,
    regulator: optionalText(LIMITS.nameMax),
    licenceClass: optionalText(LIMITS.nameMax),
    number: singleLineText(LIMITS.licenceNumberMax),
    expiresOn: optionalDate,
    conditions: optionalText(LIMITS.licenceConditionsMax),
    /** Own upload; absent keeps the current file. */
    documentUrl: optionalText(LIMITS.documentUrlMax),
  },
  { error: ruleError('validation.object') },
);

export const submitDocumentRule = z.object(
  {
    userId: z.optional(z.nullish(id)),
    documentType: oneOf(DOCUMENT_TYPES),
    documentUrl: requiredText(LIMITS.documentUrlMax),
    replaces: z.optional(z.nullish(id)),
  },
  { error: ruleError('validation.object') },
);

export const approvalRule = z.object(
  { expiresOn: optionalDate },
  { error: ruleError('validation.object') },
);

export const rejectionRule = z.object(
  { reason: requiredText(LIMITS.rejectionReasonMax) },
  { error: ruleError('validation.object') },
);

const httpsAddress = z.pipe(
  optionalText(LIMITS.documentUrlMax),
  z.nullable(
    z.string().check(
      z.refine((value) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(value), {
        error: ruleError('validation.httpsAddress'),
      }),
    ),
  ),
);

/** A leap year, so that 29 February is valid. */
const isMonthAndDay = (value: string) => isCalendarDate(`2024-${value}`);

export const regulatorRule = z.object(
  {
    province,
    role: oneOf(PROFESSIONAL_ROLES),
    abbreviation: requiredText(LIMITS.abbreviationMax),
    name: requiredText(LIMITS.institutionMax),
    registerUrl: httpsAddress,
    deadline: z.pipe(
      optionalText(LIMITS.abbreviationMax),
      z.nullable(
        z.string().check(z.refine(isMonthAndDay, { error: ruleError('validation.monthAndDay') })),
      ),
    ),
  },
  { error: ruleError('validation.object') },
);

export type LicenceInput = z.input<typeof licenceRule>;
export type ApprovalInput = z.input<typeof approvalRule>;
