import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { HIRING_STATUSES } from '../option-sets';
import { id, optionalOneOf, storable } from './fields';
import { ruleError } from './issue';

const max = LIMITS.hiringNotesMax;

export const personRule = z.object({ userId: id }, { error: ruleError('validation.object') });

/** Absent notes stay, empty ones are removed. */
export const hiringInterestRule = z.object(
  {
    professionalId: id,
    status: optionalOneOf(HIRING_STATUSES),
    notes: z.nullish(
      z
        .string({ error: ruleError('validation.text') })
        .check(
          storable(),
          z.trim(),
          z.maxLength(max, { error: ruleError('validation.tooLong', { max }) }),
        ),
    ),
  },
  { error: ruleError('validation.object') },
);
