/** The message is for the log, never for the caller. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/** The call's own limit in milliseconds, capped by what the request has left. */
export function timeLeft(limit: number, deadline: number | undefined): number {
  return deadline === undefined ? limit : Math.max(1, Math.min(limit, deadline - Date.now()));
}

/** The subgraph knows the deadline and reports it itself, so its answer is awaited a little longer. */
export const GRACE_MS = 500;

/** Rejects with a DeadlineError after `milliseconds`; the work itself is not cancelled. */
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
