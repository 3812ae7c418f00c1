import { replyToReviewRule, SHIFT_TERMS, writeReviewRule } from '@tbt/contracts';
import {
  conflict,
  encodeCursor,
  forbidden,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireViewer,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { BookingLock, BookingsQueries, OwnBooking } from '../bookings';
import type { Ratings } from './publish-reviews';
import { announceReviews } from './reviews.events';
import type { ReviewLoaders } from './reviews.loaders';
import { canReadReview, canReply, isReviewee, reviewRefusal, reviewUntil } from './reviews.policy';
import type { ReviewsQueries } from './reviews.queries';
import type { Review } from './reviews.types';

type Deps = {
  reviews: ReviewsQueries;
  ratings: Ratings;
  bookings: BookingsQueries;
  bookingLock: BookingLock;
  commands: Commands;
  clock: Clock;
};

export type ReviewsService = ReturnType<typeof createReviewsService>;

export function createReviewsService(deps: Deps) {
  const { reviews, ratings, bookings, bookingLock, commands, clock } = deps;

  const refuse = async (tx: MarketplaceTx, { booking, side }: OwnBooking, now: Date) => {
    const [facts] = await reviews.lockedFacts(tx, [booking.id]);
    const refusal = facts && reviewRefusal(booking, side, facts, now);
    if (!refusal) return;
    const values = { days: SHIFT_TERMS.reviewDays, status: booking.status };
    throw conflict(refusal.key, { values, reasons: [refusal.reason] });
  };

  const insert = (
    tx: MarketplaceTx,
    { booking, side }: OwnBooking,
    words: Pick<Review, 'rating' | 'comment'>,
  ) => {
    const { id: bookingId, jobId, clinicId, professionalId } = booking;
    const [reviewerId, revieweeId] =
      side === 'temp' ? [professionalId, clinicId] : [clinicId, professionalId];
    return reviews.insert(tx, {
      ...{ ...words, bookingId, jobId, side, reviewerId, revieweeId },
      createdAt: clock.now(),
      visibleAt: reviewUntil(booking),
    });
  };

  return {
    /** By either side, once. @throws DomainError CONFLICT illegal_step, already_reviewed, too_early, review_over, account_closed. */
    async write(info: RequestInfo, input: object): Promise<Review> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId, ...words } = parseInput(writeReviewRule, input);
      return commands.run(info, { operation: 'writeReview', input }, async (tx) => {
        const held = await bookingLock.lockOwn(tx, info.viewer, bookingId);
        const { booking } = held;
        const now = clock.now();
        await refuse(tx, held, now);
        await ratings.lockPeople(tx, [booking.clinicId]);
        const review = await insert(tx, held, words);
        const due = await reviews.unpublishedOf(tx, booking.id);
        if (due.length < 2) return review;
        await ratings.publish(tx, booking, { due, at: now });
        return { ...review, visibleAt: now, isCounted: true };
      });
    },

    /** @throws DomainError NOT_FOUND, FORBIDDEN unless about the viewer, CONFLICT `already_replied`. */
    async reply(info: RequestInfo, input: object): Promise<Review> {
      await commands.consumeWriteQuota(info);
      const viewer = requireViewer(info);
      const { reviewId, text } = parseInput(replyToReviewRule, input);
      return commands.run(info, { operation: 'replyToReview', input }, async (tx) => {
        const review = await reviews.lock(tx, reviewId);
        if (!review?.isCounted) throw notFound();
        if (!isReviewee(viewer, review)) throw forbidden('review.notYours');
        if (!canReply(viewer, review)) {
          throw conflict('review.replied', { reasons: ['already_replied'] });
        }
        const now = clock.now();
        const replied = await reviews.reply(tx, review.id, text, now);
        const booking = await bookings.find(tx, review.bookingId);
        if (booking) {
          await announceReviews(tx, 'review.replied', { booking, reviews: [replied], at: now });
        }
        return replied;
      });
    },

    /** Published ones about a user, newest first. */
    async of(
      loaders: ReviewLoaders,
      userId: number,
      input: PageInput,
    ): Promise<Connection<Review>> {
      const list = listName('reviews', userId);
      const { limit, after } = pageArgs(input, list, ['instant', 'id']);
      const page = { limit, after: after && { at: new Date(after[0]), id: after[1] } };
      const rows = await loaders.reviewsOfReviewee(page).load(userId);
      const cursorOf = ({ visibleAt, id }: Review) => encodeCursor(list, [visibleAt.getTime(), id]);
      return toConnection(rows, limit, cursorOf, after !== null);
    },

    readable: ({ viewer }: RequestInfo, found: readonly Review[]): Review[] =>
      found.filter((review) => canReadReview(viewer, review)),
  };
}
