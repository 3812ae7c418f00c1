import type {
  FeedbackCategory,
  FeedbackPriority,
  FeedbackStatus,
  RoadmapStage,
} from '@tbt/contracts';
import type { PlatformFeedbackRow } from '../../generated/tables';

export type Feedback = PlatformFeedbackRow;

export type RoadmapItem = {
  id: number;
  stage: RoadmapStage;
  titleEn: string;
  titleFr: string;
  changedAt: Date;
};

export type FeedbackRatings = {
  weekStartsOn: string;
  category: FeedbackCategory;
  count: number;
  average: number;
};

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
