import { SHIFT_TERMS } from '@tbt/contracts';
import { literalList, readerIn, IdRow } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { AGREED_STATUSES } from './reviews.policy';
import { REVIEW_COLUMNS } from './reviews.queries';
import { Review } from './reviews.types';

const ASK_AFTER = Prisma.raw(`interval '${SHIFT_TERMS.reviewAskHours} hours'`);
const WINDOW = Prisma.raw(`interval '${SHIFT_TERMS.reviewDays} days'`);
/** As `reviewRefusal`, which decides when it is written. */
const IS_REVIEWABLE = Prisma.sql`(b.status IN (${literalList(AGREED_STATUSES)})
  OR (b.status = 'completed' AND b.checked_in_at IS NOT NULL))`;

export const DueReview = z.object({ id: z.number(), revieweeId: z.number() });
export type DueReview = z.infer<typeof DueReview>;

export type ReviewsUpkeepQueries = ReturnType<typeof createReviewsUpkeepQueries>;

/** Due rows; skips those locked by another worker. */
export function createReviewsUpkeepQueries({ reader }: MarketplaceDatabase) {
  return {
    due: (now: Date, limit: number) => reader.rows(DueReview)`
      SELECT r.id, r.reviewee_id AS "revieweeId" FROM reviews r
      WHERE NOT r.is_counted AND r.is_public AND r.visible_at <= ${now}::timestamptz
      ORDER BY r.visible_at, r.id LIMIT ${limit}`,

    /** Null when it is no longer due or another worker holds it. */
    async lockDue(tx: MarketplaceTx, id: number, now: Date): Promise<Review | null> {
      const [row] = await readerIn(tx).rows(Review)`
        SELECT ${REVIEW_COLUMNS} FROM reviews r WHERE r.id = ${id} AND NOT r.is_counted
        AND r.is_public AND r.visible_at <= ${now}::timestamptz FOR UPDATE SKIP LOCKED`;
      return row ?? null;
    },

    /** Marks bookings whose sides have not been asked yet. @returns their ids. */
    async markAsked(tx: MarketplaceTx, now: Date, limit: number): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        UPDATE bookings SET review_asked_at = ${now}::timestamptz WHERE id IN (
          SELECT b.id FROM bookings b WHERE b.review_asked_at IS NULL AND ${IS_REVIEWABLE}
          AND b.ends_at <= ${now}::timestamptz - ${ASK_AFTER}
          AND b.ends_at > ${now}::timestamptz - ${WINDOW}
          ORDER BY b.ends_at, b.id LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING id`;
      return rows.map(({ id }) => id);
    },
  };
}
