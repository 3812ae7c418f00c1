import type { DomainEvents } from '@tbt/contracts';
import type { MarketplaceTx } from '../../database';
import { bookingFacts, type Booking } from '../bookings';
import { publishShiftEvents } from '../jobs';
import type { Review } from './reviews.types';

const factsOf = (booking: Booking, review: Review, at: Date) => ({
  ...bookingFacts(booking, at),
  reviewId: review.id,
  by: review.side,
});

export const announceReviews = (
  tx: MarketplaceTx,
  name: 'review.published' | 'review.replied',
  { booking, reviews, at }: { booking: Booking; reviews: readonly Review[]; at: Date },
): Promise<void> =>
  publishShiftEvents(tx, name, ...reviews.map((review) => factsOf(booking, review, at)));

type About = { booking: Booking; review: Review; at: Date };

export const announceReport = (
  tx: MarketplaceTx,
  { booking, review, at }: About,
  report: Pick<DomainEvents['review.reported'], 'reporterId' | 'reason' | 'statement'>,
): Promise<void> =>
  publishShiftEvents(tx, 'review.reported', { ...factsOf(booking, review, at), ...report });

export const announceDecision = (
  tx: MarketplaceTx,
  { booking, review, at }: About,
  decision: Pick<DomainEvents['review.decided'], 'isHeld' | 'wasHeld' | 'reporterIds'>,
): Promise<void> =>
  publishShiftEvents(tx, 'review.decided', { ...factsOf(booking, review, at), ...decision });

export const announceAsked = (
  tx: MarketplaceTx,
  asked: readonly { booking: Booking; sides: DomainEvents['review.asked']['sides'] }[],
  at: Date,
): Promise<void> =>
  publishShiftEvents(
    tx,
    'review.asked',
    ...asked.map(({ booking, sides }) => ({ ...bookingFacts(booking, at), sides })),
  );
