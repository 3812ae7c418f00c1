import { unavailable } from '@tbt/service-kit';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A semaphore with a bounded queue. @throws DomainError of `refuse`, UNAVAILABLE, when the queue is full. */
export function createGate(
  inside: number,
  waiting: number,
  refuse: () => Error = unavailable,
): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= inside) {
      if (queue.length >= waiting) throw refuse();
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
