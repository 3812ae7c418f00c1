import { SHIFT_TERMS, type BookingStatus, type MessageKey, type ShiftSide } from '@tbt/contracts';
import { actingUserId, type Viewer } from '@tbt/service-kit';
import { isOpenToRole, type OfferedAction } from '../../open-to-role';
import type { Booking } from '../bookings';
import type { Review, ReviewFacts } from './reviews.types';

const DAY_MS = 86_400_000;

/** Their hours were agreed. */
export const AGREED_STATUSES = ['approved', 'invoiced', 'paid'] as const;
const AGREED: readonly BookingStatus[] = AGREED_STATUSES;
/** Hours that were sent without a check-in prove no presence. */
const SENT: readonly BookingStatus[] = ['completed', 'disputed'];

export type ReviewRefusal = { key: MessageKey; reason: string };

export const reviewUntil = ({ endsAt }: Pick<Booking, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + SHIFT_TERMS.reviewDays * DAY_MS);

const wasWorked = ({ status }: Booking, { isPresenceProved }: ReviewFacts): boolean =>
  AGREED.includes(status) || (SENT.includes(status) && isPresenceProved);

/** Null when this side may write its review now. */
export function reviewRefusal(
  booking: Booking,
  side: ShiftSide,
  facts: ReviewFacts,
  now: Date,
): ReviewRefusal | null {
  if (!wasWorked(booking, facts)) return { key: 'booking.illegalStep', reason: 'illegal_step' };
  if (facts.sides.includes(side)) return { key: 'review.written', reason: 'already_reviewed' };
  if (now < booking.endsAt) return { key: 'review.tooEarly', reason: 'too_early' };
  if (now > reviewUntil(booking)) return { key: 'review.tooLate', reason: 'review_over' };
  const isOtherActive = side === 'temp' ? facts.isClinicActive : facts.isTempActive;
  return isOtherActive ? null : { key: 'review.accountClosed', reason: 'account_closed' };
}

export const isReviewer = (viewer: Viewer | null, { reviewerId }: Review): boolean =>
  viewer !== null && reviewerId === actingUserId(viewer);

export const isReviewee = (viewer: Viewer | null, { revieweeId }: Review): boolean =>
  viewer !== null && revieweeId === actingUserId(viewer);

/** `isCounted` is set by what publishes it and unset by what holds it. */
export const canReadReview = (viewer: Viewer | null, review: Review): boolean =>
  review.isCounted ||
  isReviewer(viewer, review) ||
  (viewer !== null && viewer.isAdmin && !review.isPublic);

export const isPartyOfReview = (viewer: Viewer | null, review: Review): boolean =>
  isReviewer(viewer, review) || isReviewee(viewer, review);

/** By the whole name. */
export const mayNameReviewer = (viewer: Viewer | null, review: Review): boolean =>
  isPartyOfReview(viewer, review) || viewer?.isAdmin === true;

export const canReply = (viewer: Viewer | null, review: Review): boolean =>
  review.isCounted && review.reply === null && isReviewee(viewer, review);

export const canReport = (viewer: Viewer | null, review: Review): boolean =>
  viewer !== null && review.isCounted && !isReviewer(viewer, review);

export const reviewActions = (viewer: Viewer | null, review: Review): string[] => {
  const offered: [OfferedAction, boolean][] = [
    ['reply', canReply(viewer, review)],
    ['report', canReport(viewer, review)],
  ];
  return offered.flatMap(([action, isOpen]) =>
    isOpen && isOpenToRole(viewer, action) ? [action] : [],
  );
};
