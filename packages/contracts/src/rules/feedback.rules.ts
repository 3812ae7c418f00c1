import * as z from 'zod/mini';
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  ROADMAP_STAGES,
} from '../feedback-options';
import { LIMITS } from '../limits';
import {
  id,
  oneOf,
  optionalSingleLineText,
  optionalText,
  requiredText,
  singleLineText,
} from './fields';
import { ruleError } from './issue';
import { wholeRating } from './review.rules';

const object = { error: ruleError('validation.object') };
const flag = z.boolean({ error: ruleError('validation.boolean') });
const isSet = z.pipe(
  z.nullish(flag),
  z.transform((value) => value ?? false),
);

/** Absent and empty: about the platform as a whole. */
const category = z.pipe(
  z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
  z._default(oneOf(FEEDBACK_CATEGORIES), 'general'),
);

export const feedbackRule = z.object(
  {
    toothRating: wholeRating,
    category,
    title: optionalSingleLineText(LIMITS.feedbackTitleMax),
    feedback: requiredText(LIMITS.feedbackMax),
    suggestions: optionalText(LIMITS.feedbackMax),
    isAnonymous: isSet,
    isFeatureRequest: isSet,
  },
  object,
);

export type FeedbackValues = z.output<typeof feedbackRule>;

const roadmapTitle = singleLineText(LIMITS.roadmapTitleMax);

/** Published words in both languages; users' words are never published. */
export const roadmapEntryRule = z.object(
  { stage: oneOf(ROADMAP_STAGES), titleEn: roadmapTitle, titleFr: roadmapTitle },
  object,
);

const change = {
  /** Of the row that was read; an older one conflicts. */
  version: z.optional(z.nullable(z.int({ error: ruleError('validation.invalid') }))),
  status: z.optional(oneOf(FEEDBACK_STATUSES)),
  priority: z.optional(oneOf(FEEDBACK_PRIORITIES)),
  adminResponse: z.optional(requiredText(LIMITS.feedbackMax)),
  /** Null takes it off the roadmap. */
  roadmap: z.optional(z.nullable(roadmapEntryRule)),
};

export const feedbackChangeRule = z.object(change, object);

export const updateFeedbackRule = z.object({ feedbackId: id, ...change }, object);

const WEEKS_MAX = 104;

export const feedbackRatingsRule = z.object(
  {
    weeks: z
      .int({ error: ruleError('validation.weeks') })
      .check(
        z.gte(1, { error: ruleError('validation.weeks') }),
        z.lte(WEEKS_MAX, { error: ruleError('validation.weeks') }),
      ),
  },
  object,
);
