export type HumanReviewEvents = {
  /** A user requests a human review of the ranking, of one shift or in general. */
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
