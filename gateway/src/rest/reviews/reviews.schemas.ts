import * as z from 'zod/mini';
import { LIMITS } from '@tbt/contracts';
import type { RestReviewFieldsFragment } from '../../generated/graphql';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';

const stars = z.number().check(z.int(), z.minimum(LIMITS.ratingMin), z.maximum(LIMITS.ratingMax));

export const reviewSchema = z.object({
  id: idField,
  reviewerId: z.nullable(idField),
  revieweeId: idField,
  jobId: idField,
  rating: stars,
  comment: maybeText,
  isPublic: z.boolean(),
  createdAt: instantField,
  reviewerName: maybeText,
  reply: maybeText,
  repliedAt: z.nullable(instantField),
});

export const toReview = (review: RestReviewFieldsFragment): z.output<typeof reviewSchema> => ({
  id: numberOf(review.id),
  reviewerId: maybeNumberOf(review.reviewerId),
  revieweeId: numberOf(review.revieweeId),
  jobId: numberOf(review.jobId),
  rating: review.rating,
  comment: review.comment ?? null,
  isPublic: review.isPublic,
  createdAt: review.createdAt,
  reviewerName: review.author?.name ?? null,
  reply: review.reply ?? null,
  repliedAt: review.repliedAt ?? null,
});
