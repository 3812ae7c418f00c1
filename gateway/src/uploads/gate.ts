import { unavailable } from '@tbt/service-kit';

/** Lets a few through at a time. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param inside how many run at once.
 * @param waiting how many wait; one more is refused.
 * @throws DomainError UNAVAILABLE when too many wait.
 */
export function createGate(inside: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= inside) {
      if (queue.length >= waiting) throw unavailable();
      await new Promise<void>((enter) => queue.push(enter));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
