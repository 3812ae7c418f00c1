import { claimed } from '@tbt/service-kit';
import type {
  FeedbackCategory,
  FeedbackPriority,
  FeedbackStatus,
  RoadmapStage,
} from '@tbt/contracts';
import { z } from 'zod';
import type { PlatformFeedbackRow } from '../../generated/tables';

export type Feedback = PlatformFeedbackRow;

export type RoadmapItem = {
  id: number;
  stage: RoadmapStage;
  titleEn: string;
  titleFr: string;
  changedAt: Date;
};

export const FeedbackRatings = z.object({
  weekStartsOn: z.string(),
  category: claimed<FeedbackCategory>(),
  count: z.number(),
  average: z.number(),
});
export type FeedbackRatings = z.infer<typeof FeedbackRatings>;

export type FeedbackFilter = {
  status?: FeedbackStatus | null;
  category?: FeedbackCategory | null;
  priority?: FeedbackPriority | null;
  isFeatureRequest?: boolean | null;
  toothRating?: number | null;
};

/** Null when it is not on the roadmap. */
export const roadmapItemOf = (feedback: Feedback): RoadmapItem | null => {
  const { id, roadmapStage, roadmapTitleEn, roadmapTitleFr, roadmapAt } = feedback;
  if (!roadmapStage || roadmapTitleEn === null || roadmapTitleFr === null || !roadmapAt)
    return null;
  return {
    ...{ id, stage: roadmapStage },
    ...{ titleEn: roadmapTitleEn, titleFr: roadmapTitleFr, changedAt: roadmapAt },
  };
};
