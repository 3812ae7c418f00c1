import { SHIFT_SIDES } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import { inBatches } from '../../in-batches';
import type { BookingsQueries } from '../bookings';
import type { Ratings } from './publish-reviews';
import { announceAsked } from './reviews.events';
import { reviewRefusal } from './reviews.policy';
import type { ReviewsQueries } from './reviews.queries';
import type { DueReview, ReviewsUpkeepQueries } from './reviews-upkeep.queries';

const BATCH = 100;

export type ReviewsUpkeepReport = { published: number; asked: number };

type Deps = {
  database: MarketplaceDatabase;
  reviews: ReviewsQueries;
  upkeep: ReviewsUpkeepQueries;
  ratings: Ratings;
  bookings: BookingsQueries;
  clock: Clock;
};

/** Every effect once, with any number of replicas. @throws AggregateError after handling the others. */
export function createReviewsJobs(deps: Deps): () => Promise<ReviewsUpkeepReport> {
  const { database, reviews, upkeep, ratings, bookings, clock } = deps;

  const publishOne = ({ id, revieweeId }: DueReview) =>
    database.transaction(async (tx) => {
      await ratings.lockPeople(tx, [revieweeId]);
      const now = clock.now();
      const review = await upkeep.lockDue(tx, id, now);
      const booking = review && (await bookings.find(tx, review.bookingId));
      if (!review || !booking) return false;
      await ratings.publish(tx, booking, { due: [review], at: now });
      return true;
    });

  const publishDue = async (): Promise<number> => {
    const failures: unknown[] = [];
    let published = 0;
    await inBatches(BATCH, async () => {
      const due = await upkeep.due(clock.now(), BATCH);
      let done = 0;
      for (const each of due) {
        const isDone = await publishOne(each).catch((error: unknown) => void failures.push(error));
        if (isDone) done += 1;
      }
      published += done;
      // Locked and failed rows are left to the next run, so stop here.
      return done === due.length ? done : 0;
    });
    if (failures.length > 0) throw new AggregateError(failures, 'Some reviews were not published');
    return published;
  };

  const ask = () =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const ids = await upkeep.markAsked(tx, now, BATCH);
        if (ids.length === 0) return 0;
        const facts = await reviews.lockedFacts(tx, ids);
        const asked = (await bookings.inTransaction(tx, ids)).flatMap((booking) => {
          const known = facts.find(({ bookingId }) => bookingId === booking.id);
          const sides = SHIFT_SIDES.filter(
            (side) => known && reviewRefusal(booking, side, known, now) === null,
          );
          return sides.length > 0 ? [{ booking, sides }] : [];
        });
        await announceAsked(tx, asked, now);
        return ids.length;
      }),
    );

  return async () => ({ published: await publishDue(), asked: await ask() });
}
