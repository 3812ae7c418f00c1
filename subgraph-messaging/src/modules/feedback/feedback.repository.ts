import { ROADMAP_STAGES, type FeedbackValues } from '@tbt/contracts';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { Feedback, FeedbackFilter } from './feedback.types';

export type NewFeedback = FeedbackValues & { userId: number | null; createdAt: Date };

export type FeedbackPage = { rows: number; beforeId: number | null };

const NEWEST_ID = 2_147_483_647;

export type FeedbackChange = Partial<
  Pick<
    Feedback,
    | 'status'
    | 'priority'
    | 'adminResponse'
    | 'answeredAt'
    | 'roadmapStage'
    | 'roadmapTitleEn'
    | 'roadmapTitleFr'
    | 'roadmapAt'
  >
>;

export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>;

export const createFeedbackRepository = ({ prisma }: MessagingDatabase) => ({
  insert: (tx: MessagingTx, feedback: NewFeedback): Promise<Feedback> =>
    tx.platformFeedback.create({ data: feedback }),

  find: (tx: MessagingTx, id: number): Promise<Feedback | null> =>
    tx.platformFeedback.findUnique({ where: { id } }),

  /** Null when another change came first. */
  async update(
    tx: MessagingTx,
    { id, version }: Pick<Feedback, 'id' | 'version'>,
    change: FeedbackChange,
  ): Promise<Feedback | null> {
    const [changed] = await tx.platformFeedback.updateManyAndReturn({
      where: { id, version },
      data: { ...change, version: { increment: 1 } },
    });
    return changed ?? null;
  },

  ofUser: (userId: number, { rows, beforeId }: FeedbackPage): Promise<Feedback[]> =>
    prisma.platformFeedback.findMany({
      where: { userId, id: { lt: beforeId ?? NEWEST_ID } },
      orderBy: { id: 'desc' },
      take: rows,
    }),

  all(filter: FeedbackFilter, { rows, beforeId }: FeedbackPage): Promise<Feedback[]> {
    const wanted = Object.entries(filter).filter(([, value]) => value !== null);
    return prisma.platformFeedback.findMany({
      where: { ...Object.fromEntries(wanted), id: { lt: beforeId ?? NEWEST_ID } },
      orderBy: { id: 'desc' },
      take: rows,
    });
  },

  /** The newest of every stage. */
  async onRoadmap(max: number): Promise<Feedback[]> {
    const stages = await Promise.all(
      ROADMAP_STAGES.map((roadmapStage) =>
        prisma.platformFeedback.findMany({
          where: { roadmapStage },
          orderBy: [{ roadmapAt: 'desc' }, { id: 'desc' }],
          take: max,
        }),
      ),
    );
    return stages.flat();
  },
});
