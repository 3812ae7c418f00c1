import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  optionalOneOf,
  wholeRating,
} from '@tbt/contracts';
import * as z from 'zod/mini';

export const feedbackFilterInput = z.object({
  status: z.optional(optionalOneOf(FEEDBACK_STATUSES)),
  category: z.optional(optionalOneOf(FEEDBACK_CATEGORIES)),
  priority: z.optional(optionalOneOf(FEEDBACK_PRIORITIES)),
  isFeatureRequest: z.optional(z.nullable(z.boolean())),
  toothRating: z.optional(z.nullable(wholeRating)),
});
