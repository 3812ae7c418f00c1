import { conflict, IdRow, onConstraint, selectColumns, readerIn } from '@tbt/service-kit';
import type { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { HumanReviewRequestTable, HumanReviewRequestRow } from '../../generated/tables';

const INTERNAL_FIELDS = { answeredBy: true } as const;

export const HumanReview = HumanReviewRequestRow.omit(INTERNAL_FIELDS);
export type HumanReview = z.infer<typeof HumanReview>;

const LISTED = 100;

const COLUMNS = selectColumns(HumanReviewRequestTable, { as: 'h', omit: INTERNAL_FIELDS });

export type HumanReviewsQueries = ReturnType<typeof createHumanReviewsQueries>;

export function createHumanReviewsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Oldest first, at most 100. */
    open: () => reader.rows(HumanReview)`
      SELECT ${COLUMNS} FROM human_review_requests h WHERE h.answered_at IS NULL
      ORDER BY h.created_at, h.id LIMIT ${LISTED}`,

    /** Newest first, at most 100. */
    ofUser: (userId: number) => reader.rows(HumanReview)`
      SELECT ${COLUMNS} FROM human_review_requests h WHERE h.user_id = ${userId}
      ORDER BY h.created_at DESC, h.id DESC LIMIT ${LISTED}`,

    /** @throws DomainError CONFLICT while a request about the same shift is open. */
    async insert(
      tx: MarketplaceTx,
      request: { userId: number; jobId: number | null; text: string; createdAt: Date },
    ): Promise<HumanReview> {
      try {
        return await tx.humanReviewRequest.create({ data: request, omit: INTERNAL_FIELDS });
      } catch (error) {
        return onConstraint(error, {
          human_review_requests_one_open: () =>
            conflict('matching.reviewOpen', { reasons: ['duplicate'] }),
        });
      }
    },

    async lock(tx: MarketplaceTx, id: number): Promise<HumanReview | null> {
      const rows = await readerIn(tx).rows(HumanReview)`
        SELECT ${COLUMNS} FROM human_review_requests h WHERE h.id = ${id} FOR UPDATE`;
      return rows[0] ?? null;
    },

    /** Of the shift, where the request names one. */
    async clinicOf(tx: MarketplaceTx, { jobId }: HumanReview): Promise<number | null> {
      if (jobId === null) return null;
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT clinic_id AS id FROM jobs WHERE id = ${jobId}`;
      return rows[0]?.id ?? null;
    },

    answer(
      tx: MarketplaceTx,
      { id }: HumanReview,
      given: { answer: string; answeredBy: number; answeredAt: Date },
    ): Promise<HumanReview> {
      return tx.humanReviewRequest.update({ where: { id }, data: given, omit: INTERNAL_FIELDS });
    },
  };
}
