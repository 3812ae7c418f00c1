import { conflict, onConstraint, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { REVIEW_COLUMNS, type ReviewPage } from './reviews.queries';
import { type NewReviewReport, Review, type ReportedReview, ReviewReport } from './reviews.types';
import { ReviewReportTable } from '../../generated/tables';

const omit = { decidedBy: true, decidedAt: true, isHeld: true } as const;
const REPORT_COLUMNS = selectColumns(ReviewReportTable, { as: 'o', omit });

export type ReviewReportsQueries = ReturnType<typeof createReviewReportsQueries>;

const sortedBy = (rows: readonly (Review & { sortedAt: Date })[]): ReportedReview[] =>
  rows.map(({ sortedAt, ...review }) => ({ review, sortedAt }));

const ReportedReview = Review.extend({ sortedAt: z.date() });

export function createReviewReportsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Not decided yet, oldest first. */
    openOf: (reviewIds: readonly number[]) => reader.rows(ReviewReport)`
      SELECT ${REPORT_COLUMNS} FROM review_reports o
      WHERE o.review_id = ANY(${[...reviewIds]}::int[]) AND o.decided_at IS NULL
      ORDER BY o.created_at, o.id`,

    /** By their first open report; one more than asked for. */
    async reported({ limit, after }: ReviewPage): Promise<ReportedReview[]> {
      const rest = after
        ? Prisma.sql`WHERE (open.at, open.review_id) > (${after.at}::timestamptz, ${after.id}::int)`
        : Prisma.empty;
      return sortedBy(
        await reader.rows(ReportedReview)`
        SELECT ${REVIEW_COLUMNS}, open.at AS "sortedAt" FROM (
          SELECT o.review_id, min(o.created_at) AS at FROM review_reports o
          WHERE o.decided_at IS NULL GROUP BY o.review_id
        ) open JOIN reviews r ON r.id = open.review_id ${rest}
        ORDER BY open.at, open.review_id LIMIT ${limit + 1}`,
      );
    },

    /** One more than asked for. */
    async held({ limit, after }: ReviewPage): Promise<ReportedReview[]> {
      const rest = after
        ? Prisma.sql`AND (r.visible_at, r.id) < (${after.at}::timestamptz, ${after.id}::int)`
        : Prisma.empty;
      return sortedBy(
        await reader.rows(ReportedReview)`
        SELECT ${REVIEW_COLUMNS}, r.visible_at AS "sortedAt" FROM reviews r
        WHERE NOT r.is_public ${rest} ORDER BY r.visible_at DESC, r.id DESC LIMIT ${limit + 1}`,
      );
    },

    /** @throws DomainError CONFLICT `already_reported`. */
    async insert(tx: MarketplaceTx, report: NewReviewReport): Promise<ReviewReport> {
      try {
        return await tx.reviewReport.create({ data: report, omit });
      } catch (error) {
        return onConstraint(error, {
          review_reports_one_per_person: () =>
            conflict('review.reported', { reasons: ['already_reported'] }),
        });
      }
    },

    /** The transaction holds the review. @returns who reported it. */
    async decideOpen(
      tx: MarketplaceTx,
      reviewId: number,
      decision: { decidedBy: number; decidedAt: Date; isHeld: boolean },
    ): Promise<number[]> {
      const decided = await tx.reviewReport.updateManyAndReturn({
        where: { reviewId, decidedAt: null },
        data: decision,
        select: { reporterId: true },
      });
      return decided.map(({ reporterId }) => reporterId);
    },
  };
}
