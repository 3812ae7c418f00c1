import * as z from 'zod/mini';
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  feedbackChangeRule,
  feedbackRule,
  LIMITS,
  ROADMAP_STAGES,
  wholeRating,
} from '@tbt/contracts';
import type { RestFeedbackFieldsFragment } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';
import { filterOf, flagFilter, numberFilter } from '../query-fields';

export const sendFeedbackBody = feedbackRule;
export const updateFeedbackBody = feedbackChangeRule;

export const allFeedbackQuery = z.extend(pageQuery, {
  status: filterOf(FEEDBACK_STATUSES),
  category: filterOf(FEEDBACK_CATEGORIES),
  priority: filterOf(FEEDBACK_PRIORITIES),
  isFeatureRequest: flagFilter,
  toothRating: numberFilter(wholeRating),
});

export const feedbackSchema = z.object({
  id: idField,
  userId: z.nullable(idField),
  toothRating: z.number().check(z.int(), z.minimum(LIMITS.ratingMin), z.maximum(LIMITS.ratingMax)),
  category: z.enum(FEEDBACK_CATEGORIES),
  title: maybeText,
  feedback: z.string(),
  suggestions: maybeText,
  isAnonymous: z.boolean(),
  status: z.enum(FEEDBACK_STATUSES),
  adminResponse: maybeText,
  isFeatureRequest: z.boolean(),
  priority: z.enum(FEEDBACK_PRIORITIES),
  createdAt: instantField,
  answeredAt: z.nullable(instantField),
  version: z.number(),
  roadmap: z.nullable(
    z.object({ stage: z.enum(ROADMAP_STAGES), titleEn: z.string(), titleFr: z.string() }),
  ),
});

export const toFeedback = (
  feedback: RestFeedbackFieldsFragment,
): z.output<typeof feedbackSchema> => ({
  id: numberOf(feedback.id),
  userId: maybeNumberOf(feedback.userId),
  toothRating: feedback.toothRating,
  category: feedback.category,
  title: feedback.title ?? null,
  feedback: feedback.feedback,
  suggestions: feedback.suggestions ?? null,
  isAnonymous: feedback.isAnonymous,
  status: feedback.status,
  adminResponse: feedback.adminResponse ?? null,
  isFeatureRequest: feedback.isFeatureRequest,
  priority: feedback.priority,
  createdAt: feedback.createdAt,
  answeredAt: feedback.answeredAt ?? null,
  version: feedback.version,
  roadmap: feedback.roadmap ?? null,
});
