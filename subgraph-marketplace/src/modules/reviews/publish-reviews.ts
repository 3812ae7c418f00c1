import type { MarketplaceTx } from '../../database';
import type { Booking } from '../bookings';
import type { PeopleQueries } from '../people';
import { announceReviews } from './reviews.events';
import type { ReviewsQueries } from './reviews.queries';
import type { Review } from './reviews.types';

type Deps = {
  reviews: ReviewsQueries;
  people: PeopleQueries;
  /** In the same transaction, after the averages of these people. */
  onRated: (tx: MarketplaceTx, personIds: readonly number[]) => Promise<void>;
};

export type Ratings = ReturnType<typeof createRatings>;

/** Every change of what is counted; people are locked before reviews, in the order of ids. */
export function createRatings({ reviews, people, onRated }: Deps) {
  const recount = async (tx: MarketplaceTx, personIds: readonly number[]) => {
    await reviews.recount(tx, personIds);
    await onRated(tx, personIds);
  };

  return {
    async lockPeople(tx: MarketplaceTx, personIds: readonly number[]): Promise<void> {
      for (const id of personIds.toSorted((a, b) => a - b)) await people.lock(tx, id);
    },

    /** The transaction holds the reviewees and the reviews. */
    async publish(
      tx: MarketplaceTx,
      booking: Booking,
      { due, at }: { due: readonly Review[]; at: Date },
    ): Promise<void> {
      await reviews.publish(
        tx,
        due.map(({ id }) => id),
        at,
      );
      await recount(
        tx,
        due.map(({ revieweeId }) => revieweeId),
      );
      await announceReviews(tx, 'review.published', { booking, reviews: due, at });
    },

    /** The transaction holds the reviewee and the review. */
    async setHeld(tx: MarketplaceTx, review: Review, isHeld: boolean): Promise<Review> {
      if (review.isPublic !== isHeld) return review;
      const changed = await reviews.setHeld(tx, review.id, isHeld);
      await recount(tx, [review.revieweeId]);
      return changed;
    },
  };
}
