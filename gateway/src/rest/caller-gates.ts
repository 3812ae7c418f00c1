import { rateLimited, type Viewer } from '@tbt/service-kit';
import { createGate, type Gate } from '../uploads';

const RETRY_SECONDS = 2;

/** Unauthenticated callers have none: they get no further. */
export type CallerGates = <T>(viewer: Viewer | null, work: () => Promise<T>) => Promise<T>;

/** A gate for each caller, so that one waits for itself alone. @throws DomainError RATE_LIMITED when too many wait. */
export function createCallerGates(inside: number, waiting: number): CallerGates {
  const gates = new Map<number, { gate: Gate; users: number }>();
  return async (viewer, work) => {
    if (!viewer) return work();
    const caller = viewer.userId;
    const held = gates.get(caller) ?? {
      gate: createGate(inside, waiting, () => rateLimited(RETRY_SECONDS)),
      users: 0,
    };
    gates.set(caller, held);
    held.users += 1;
    try {
      return await held.gate(work);
    } finally {
      held.users -= 1;
      if (held.users === 0) gates.delete(caller);
    }
  };
}
