import {
  DOCUMENT_TYPES,
  id,
  LIMITS,
  oneOf,
  optionalOneOf,
  optionalText,
  province,
  ruleError,
  VERIFICATION_STATUSES,
} from '@tbt/contracts';
import * as z from 'zod/mini';

export const VERIFICATION_KINDS = ['document', 'licence'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

export const filterRule = z.object(
  {
    kind: optionalOneOf(VERIFICATION_KINDS),
    province: z.nullish(province),
    documentType: optionalOneOf(DOCUMENT_TYPES),
    status: optionalOneOf(VERIFICATION_STATUSES),
    q: optionalText(LIMITS.nameMax),
  },
  { error: ruleError('validation.object') },
);

export type VerificationFilterValues = z.output<typeof filterRule>;

export const decisionRule = z.object(
  {
    kind: oneOf(VERIFICATION_KINDS),
    id,
    decision: oneOf(['approved', 'rejected']),
    revision: z.nullish(z.int()),
    expiresOn: z.nullish(z.string()),
    reason: z.nullish(z.string()),
  },
  { error: ruleError('validation.object') },
);
