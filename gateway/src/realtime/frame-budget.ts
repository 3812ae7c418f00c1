import { createLocalRateLimits, DomainError } from '@tbt/service-kit';

/** Frames per user over all sockets of this replica; windows are fixed. */
const LIMITS = {
  frames: { points: 100, durationSeconds: 10 },
  /** Each reads a page of messages. */
  resumes: { points: 60, durationSeconds: 60 },
} as const;

export type FrameBudget = {
  /** @returns the refusal with the seconds to wait, null within the budget. */
  refusalOf(kind: keyof typeof LIMITS, userId: number): Promise<DomainError | null>;
};

export function createFrameBudget(): FrameBudget {
  const limits = createLocalRateLimits(LIMITS);
  return {
    refusalOf: async (kind, userId) => {
      try {
        await limits.consume(kind, userId);
        return null;
      } catch (error) {
        if (error instanceof DomainError) return error;
        throw error;
      }
    },
  };
}
