import { conflict, onConstraint, readerIn, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { ReviewTable } from '../../generated/tables';
import { type NewReview, Review, ReviewFacts } from './reviews.types';

export const REVIEW_COLUMNS = selectColumns(ReviewTable, { as: 'r' });

export type ReviewKey = { at: Date; id: number };
export type ReviewPage = { limit: number; after: ReviewKey | null };
export const RatingCount = z.object({
  revieweeId: z.number(),
  rating: z.number(),
  count: z.number(),
});
export type RatingCount = z.infer<typeof RatingCount>;

const FACTS = (bookingIds: readonly number[]) => Prisma.sql`
  SELECT b.id AS "bookingId",
    ARRAY(SELECT r.side FROM reviews r WHERE r.booking_id = b.id ORDER BY r.side) AS sides,
    EXISTS (SELECT FROM timesheets t WHERE t.booking_id = b.id
      AND (b.checked_in_at IS NOT NULL OR t.status = 'approved')) AS "isPresenceProved",
    coalesce(p.is_active, true) AS "isTempActive", coalesce(c.is_active, true) AS "isClinicActive"
  FROM bookings b LEFT JOIN people p ON p.id = b.professional_id LEFT JOIN people c ON c.id = b.clinic_id
  WHERE b.id = ANY(${[...bookingIds]}::int[])`;

export type ReviewsQueries = ReturnType<typeof createReviewsQueries>;

export function createReviewsQueries({ reader }: MarketplaceDatabase) {
  return {
    ofBookings: (bookingIds: readonly number[]) => reader.rows(Review)`
      SELECT ${REVIEW_COLUMNS} FROM reviews r
      WHERE r.booking_id = ANY(${[...bookingIds]}::int[]) ORDER BY r.created_at, r.id`,

    factsOf: (bookingIds: readonly number[]) => reader.rows(ReviewFacts)`${FACTS(bookingIds)}`,

    lockedFacts: (tx: MarketplaceTx, bookingIds: readonly number[]) =>
      readerIn(tx).rows(ReviewFacts)`${FACTS(bookingIds)}`,

    /** Published ones, newest first; one more than asked for of each. */
    ofReviewees: (revieweeIds: readonly number[], { limit, after }: ReviewPage) => {
      const rest = after
        ? Prisma.sql`AND (r.visible_at, r.id) < (${after.at}::timestamptz, ${after.id}::int)`
        : Prisma.empty;
      return reader.rows(Review)`
        SELECT r.* FROM unnest(${[...revieweeIds]}::int[]) AS person(id) CROSS JOIN LATERAL (
          SELECT ${REVIEW_COLUMNS} FROM reviews r
          WHERE r.reviewee_id = person.id AND r.is_counted ${rest}
          ORDER BY r.visible_at DESC, r.id DESC LIMIT ${limit + 1}
        ) r ORDER BY r."visibleAt" DESC, r.id DESC`;
    },

    ratingCounts: (revieweeIds: readonly number[]) => reader.rows(RatingCount)`
      SELECT r.reviewee_id AS "revieweeId", r.rating, count(*)::int AS count FROM reviews r
      WHERE r.reviewee_id = ANY(${[...revieweeIds]}::int[]) AND r.is_counted
      GROUP BY r.reviewee_id, r.rating`,

    find: (tx: MarketplaceTx, id: number): Promise<Review | null> =>
      tx.review.findUnique({ where: { id } }),

    async lock(tx: MarketplaceTx, id: number): Promise<Review | null> {
      const [row] = await readerIn(tx).rows(Review)`
        SELECT ${REVIEW_COLUMNS} FROM reviews r WHERE r.id = ${id} FOR UPDATE`;
      return row ?? null;
    },

    /** The transaction holds the booking. @throws DomainError CONFLICT `already_reviewed`. */
    async insert(tx: MarketplaceTx, review: NewReview): Promise<Review> {
      try {
        return await tx.review.create({ data: review });
      } catch (error) {
        return onConstraint(error, {
          reviews_one_per_side: () => conflict('review.written', { reasons: ['already_reviewed'] }),
        });
      }
    },

    unpublishedOf: (tx: MarketplaceTx, bookingId: number): Promise<Review[]> =>
      tx.review.findMany({ where: { bookingId, isCounted: false, isPublic: true } }),

    /** From now on everyone sees them. */
    async publish(tx: MarketplaceTx, ids: readonly number[], visibleAt: Date): Promise<void> {
      await tx.review.updateMany({
        where: { id: { in: [...ids] } },
        data: { visibleAt, isCounted: true },
      });
    },

    async setHeld(tx: MarketplaceTx, id: number, isHeld: boolean): Promise<Review> {
      return tx.review.update({
        where: { id },
        data: { isPublic: !isHeld, isCounted: !isHeld },
      });
    },

    reply: (tx: MarketplaceTx, id: number, reply: string, repliedAt: Date): Promise<Review> =>
      tx.review.update({ where: { id }, data: { reply, repliedAt } }),

    /** The transaction holds these people. */
    async recount(tx: MarketplaceTx, personIds: readonly number[]): Promise<void> {
      await tx.$executeRaw`
        UPDATE people p SET avg_rating = counted.average, total_reviews = counted.total
        FROM (
          SELECT person.id, coalesce(round(avg(r.rating), 2), 0) AS average, count(r.id)::int AS total
          FROM unnest(${[...personIds]}::int[]) AS person(id)
          LEFT JOIN reviews r ON r.reviewee_id = person.id AND r.is_counted
          GROUP BY person.id
        ) counted WHERE p.id = counted.id`;
    },
  };
}
