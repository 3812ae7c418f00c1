import type { ShiftSide } from '@tbt/contracts';
import type { ReviewReportRow, ReviewRow } from '../../generated/tables';

export type Review = ReviewRow;

export type NewReview = Omit<Review, 'id' | 'isPublic' | 'isCounted' | 'reply' | 'repliedAt'>;

export type ReviewReport = Omit<ReviewReportRow, 'decidedBy' | 'decidedAt' | 'isHeld'>;

export type NewReviewReport = Omit<ReviewReport, 'id'>;

/** What decides whether a side of a booking may still write a review. */
export type ReviewFacts = {
  bookingId: number;
  /** That have written one. */
  sides: ShiftSide[];
  hasHours: boolean;
  isTempActive: boolean;
  isClinicActive: boolean;
};

/** With the instant by which its list is sorted. */
export type ReportedReview = { review: Review; sortedAt: Date };
