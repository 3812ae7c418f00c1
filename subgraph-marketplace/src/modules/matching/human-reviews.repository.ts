import { conflict, onConstraint } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';

export type HumanReview = {
  id: number;
  userId: number;
  jobId: number | null;
  text: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

const LISTED = 100;

const COLUMNS = Prisma.sql`
  h.id, h.user_id AS "userId", h.job_id AS "jobId", h.text, h.created_at AS "createdAt", h.answer,
  h.answered_at AS "answeredAt"`;

export type HumanReviewsRepository = ReturnType<typeof createHumanReviewsRepository>;

export function createHumanReviewsRepository({ reader }: MarketplaceDatabase) {
  return {
    /** Oldest first, at most 100. */
    open: () => reader.$queryRaw<HumanReview[]>`
      SELECT ${COLUMNS} FROM human_review_requests h WHERE h.answered_at IS NULL
      ORDER BY h.created_at, h.id LIMIT ${LISTED}`,

    /** Newest first, at most 100. */
    ofUser: (userId: number) => reader.$queryRaw<HumanReview[]>`
      SELECT ${COLUMNS} FROM human_review_requests h WHERE h.user_id = ${userId}
      ORDER BY h.created_at DESC, h.id DESC LIMIT ${LISTED}`,

    /** @throws DomainError CONFLICT while a request about the same shift is open. */
    async insert(
      tx: MarketplaceTx,
      request: { userId: number; jobId: number | null; text: string; createdAt: Date },
    ): Promise<HumanReview> {
      try {
        const { answeredBy: _, ...made } = await tx.humanReviewRequest.create({ data: request });
        return made;
      } catch (error) {
        return onConstraint(error, {
          human_review_requests_one_open: () =>
            conflict('matching.reviewOpen', { reasons: ['duplicate'] }),
        });
      }
    },

    async lock(tx: MarketplaceTx, id: number): Promise<HumanReview | null> {
      const rows = await tx.$queryRaw<HumanReview[]>`
        SELECT ${COLUMNS} FROM human_review_requests h WHERE h.id = ${id} FOR UPDATE`;
      return rows[0] ?? null;
    },

    async answer(
      tx: MarketplaceTx,
      { id }: HumanReview,
      given: { answer: string; answeredBy: number; answeredAt: Date },
    ): Promise<HumanReview> {
      const { answeredBy: _, ...row } = await tx.humanReviewRequest.update({
        where: { id },
        data: given,
      });
      return row;
    },
  };
}
