export const FEEDBACK_CATEGORIES = [
  'general',
  'jobs',
  'messaging',
  'matching',
  'billing',
  'bug',
  'idea',
] as const;
export const FEEDBACK_STATUSES = ['new', 'in_review', 'answered', 'closed'] as const;
export const FEEDBACK_PRIORITIES = ['low', 'medium', 'high'] as const;
export const ROADMAP_STAGES = ['planned', 'in_progress', 'done'] as const;

export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];
export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];
export type RoadmapStage = (typeof ROADMAP_STAGES)[number];
