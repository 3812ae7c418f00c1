import { claimed } from '@tbt/service-kit';
import type { ShiftSide } from '@tbt/contracts';
import { z } from 'zod';
import { ReviewReportRow, ReviewRow } from '../../generated/tables';

export const Review = ReviewRow;
export type Review = ReviewRow;

export type NewReview = Omit<Review, 'id' | 'isPublic' | 'isCounted' | 'reply' | 'repliedAt'>;

export const ReviewReport = ReviewReportRow.omit({
  decidedBy: true,
  decidedAt: true,
  isHeld: true,
});
export type ReviewReport = z.infer<typeof ReviewReport>;

export type NewReviewReport = Omit<ReviewReport, 'id'>;

/** What decides whether a side of a booking may still write a review. */
export const ReviewFacts = z.object({
  bookingId: z.number(),
  /** That have written one. */
  sides: z.array(claimed<ShiftSide>()),
  /** Hours that were agreed once, or sent after a check-in. */
  isPresenceProved: z.boolean(),
  isTempActive: z.boolean(),
  isClinicActive: z.boolean(),
});
export type ReviewFacts = z.infer<typeof ReviewFacts>;

export type ReportedReview = { review: Review; sortedAt: Date };
