import * as z from 'zod/mini';
import { REPORT_REASONS } from '../booking-options';
import { LIMITS } from '../limits';
import { id, oneOf, optionalText, publicText, requiredText, withoutContact } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

const ratingError = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === ''
    ? ruleError('validation.required')
    : ruleError('validation.rating');

export const wholeRating = z
  .int({ error: ratingError })
  .check(
    z.minimum(LIMITS.ratingMin, { error: ruleError('validation.rating') }),
    z.maximum(LIMITS.ratingMax, { error: ruleError('validation.rating') }),
  );

const words = { rating: wholeRating, comment: publicText(LIMITS.reviewCommentMax) };
const report = {
  reason: oneOf(REPORT_REASONS),
  statement: optionalText(LIMITS.reviewReportMax),
};

export const reviewWordsRule = z.object(words, object);

export const writeReviewRule = z.object({ bookingId: id, ...words }, object);

export const replyToReviewRule = z.object(
  { reviewId: id, text: requiredText(LIMITS.reviewReplyMax).check(withoutContact()) },
  object,
);

export const reportReviewRule = z.object({ reviewId: id, ...report }, object);

export const decideReviewReportsRule = z.object(
  { reviewId: id, isHeld: z.boolean({ error: ruleError('validation.boolean') }) },
  object,
);
