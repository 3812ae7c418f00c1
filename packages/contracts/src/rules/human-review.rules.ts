import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { id, requiredText } from './fields';
import { ruleError } from './issue';

const text = requiredText(LIMITS.humanReviewMax);
const optionalId = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullish(id),
);

export const requestHumanReviewRule = z.object(
  { jobId: optionalId, text },
  { error: ruleError('validation.object') },
);

export const answerHumanReviewRule = z.object(
  { requestId: id, answer: text },
  { error: ruleError('validation.object') },
);
