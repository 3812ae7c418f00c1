export type HumanReviewEvents = {
  'human-review.requested': {
    requestId: number;
    userId: number;
    jobId: number | null;
    at: string;
  };
  'human-review.answered': {
    requestId: number;
    userId: number;
    jobId: number | null;
    at: string;
  };
};
