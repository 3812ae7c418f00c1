/** A call that took longer than it may; the reason for the log, never for the caller. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/** Milliseconds that a call may take: the own limit, cut to what the whole request has left. */
export function timeLeft(limit: number, deadline: number | undefined): number {
  return deadline === undefined ? limit : Math.max(1, Math.min(limit, deadline - Date.now()));
}

/**
 * Milliseconds that an answer is waited for after the deadline of a call. The subgraph knows the
 * deadline and gives up by itself: what it says about it is worth hearing.
 */
export const GRACE_MS = 500;

/**
 * Rejects with a DeadlineError when `work` takes longer; the work itself goes on unseen.
 * @param milliseconds - how long to wait.
 */
export async function withinDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
