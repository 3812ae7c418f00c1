import { AsyncLocalStorage } from 'node:async_hooks';
import { unavailable } from '@tbt/service-kit';

/** Far below a database pool, as a turn may hold a connection while the provider thinks. */
const PARALLEL = 2;
const WAITING_MAX = 20;
export const RETRY_SECONDS = 30;

/** Longer than the provider's deadline with its repetitions; the few of the turns may use a second connection. */
export const PROVIDER_TRANSACTION = { timeoutMs: 40_000, mayUseSecondConnection: true };

/** Runs work with a provider, a few at once; work of a turn belongs to it. @throws DomainError UNAVAILABLE when too many wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(parallel = PARALLEL, waitingMax = WAITING_MAX): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = new AsyncLocalStorage<true>();
  return async (work) => {
    if (turn.getStore()) return work();
    if (running < parallel) running += 1;
    else if (waiting.length >= waitingMax) throw unavailable(RETRY_SECONDS);
    // The one that ends hands its turn over.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await turn.run(true, work);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
