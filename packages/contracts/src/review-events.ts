import type { BookingFacts } from './booking-events';
import type { ReportReason, ShiftSide } from './booking-options';

/** Of one review; `by` wrote it. */
export type ReviewFacts = BookingFacts & { reviewId: number; by: ShiftSide };

export type ReviewEvents = {
  /** The shift has ended; sides that can still write a review. */
  'review.asked': BookingFacts & { sides: ShiftSide[] };
  'review.published': ReviewFacts;
  'review.replied': ReviewFacts;
  'review.reported': ReviewFacts & {
    reporterId: number;
    /** Absent in events of earlier releases. */
    reason?: ReportReason;
    statement?: string | null;
  };
  'review.decided': ReviewFacts & { isHeld: boolean; wasHeld: boolean; reporterIds: number[] };
};
