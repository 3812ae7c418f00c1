import { AsyncLocalStorage } from 'node:async_hooks';
import { unavailable } from './errors/domain-error';

type TimedWork = { readonly deadline: number; hasCommitted: boolean };

const works = new AsyncLocalStorage<TimedWork>();

/**
 * Abandons `run` at `deadline` (epoch milliseconds) unless it has begun to commit: then its result is awaited.
 * @throws DomainError UNAVAILABLE at the deadline; nothing was written.
 */
export async function withinDeadline<T>(
  deadline: number | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (deadline === undefined) return run();
  const left = deadline - Date.now();
  if (left <= 0) throw unavailable();
  const work: TimedWork = { deadline, hasCommitted: false };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (!work.hasCommitted) reject(unavailable());
    }, left);
  });
  try {
    return await Promise.race([works.run(work, run), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Called right before a commit. @throws DomainError UNAVAILABLE when the caller has already been refused. */
export function beginCommit(): void {
  const work = works.getStore();
  if (!work) return;
  if (Date.now() >= work.deadline && !work.hasCommitted) throw unavailable();
  work.hasCommitted = true;
}
