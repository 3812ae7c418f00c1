import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { id, requiredText } from './fields';
import { ruleError } from './issue';

const text = requiredText(LIMITS.humanReviewMax);
const optionalId = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullish(id),
);

/** Asks a person to look at what the ranking did: about a shift, or in general without one. */
export const requestHumanReviewRule = z.object(
  { jobId: optionalId, text },
  { error: ruleError('validation.object') },
);

export const answerHumanReviewRule = z.object(
  { requestId: id, answer: text },
  { error: ruleError('validation.object') },
);
