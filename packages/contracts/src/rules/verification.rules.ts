import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { DOCUMENT_TYPES, PROFESSIONAL_ROLES } from '../option-sets';
import { id, isCalendarDate, oneOf, optionalText, province, requiredText } from './fields';
import { ruleError } from './issue';

/** A calendar day; absent and blank are null. */
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

/** What is recorded of a licence; regulator and expiry have defaults by province. */
export const licenceRule = z.object(
  {
    province,
    regulator: optionalText(LIMITS.nameMax),
    licenceClass: optionalText(LIMITS.nameMax),
    number: requiredText(LIMITS.licenceNumberMax),
    expiresOn: optionalDate,
    conditions: optionalText(LIMITS.licenceConditionsMax),
    /** An own upload; absent keeps the file that is there. */
    documentUrl: optionalText(LIMITS.documentUrlMax),
  },
  { error: ruleError('validation.object') },
);

/** A document for review: an own upload, and what it proves. */
export const submitDocumentRule = z.object(
  {
    userId: z.optional(z.nullish(id)),
    documentType: oneOf(DOCUMENT_TYPES),
    documentUrl: requiredText(LIMITS.documentUrlMax),
    /** The own pending document whose place it takes. */
    replaces: z.optional(z.nullish(id)),
  },
  { error: ruleError('validation.object') },
);

export const approvalRule = z.object(
  { expiresOn: optionalDate },
  { error: ruleError('validation.object') },
);

/** Why something is refused, in words for the person. */
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

/** In a leap year, so that the 29th of February is a day. */
const isMonthAndDay = (value: string) => isCalendarDate(`2024-${value}`);

/** Who registers a profession in a province. */
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
