import { setTimeout as wait } from 'node:timers/promises';
import { rateLimited } from '@tbt/service-kit';

const WAITING_MAX = 64;
const REST_MAX_MS = 200;
/** A request that takes longer keeps the others no more: its sender may be slow on purpose. */
const HELD_MAX_MS = 1_000;
/** Rest after a request, in durations of it: requests of up to 100 ms leave two thirds of the time to others. */
const REST_SHARE = 2;

/** Lets requests through one at a time with rests between them, in the order of their arrival. */
export function createHeavyLane(): {
  /** @returns a function that leaves the lane. @throws DomainError RATE_LIMITED when too many wait. */
  enter(): Promise<() => void>;
} {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async enter() {
      if (waiting >= WAITING_MAX) throw rateLimited(1);
      waiting += 1;
      const before = last;
      let leave = (): void => undefined;
      const left = new Promise<void>((resolve) => (leave = resolve));
      let since = 0;
      last = left.then(() =>
        wait(Math.min(REST_MAX_MS, (performance.now() - since) * REST_SHARE), undefined, {
          ref: false,
        }),
      );
      await before;
      waiting -= 1;
      since = performance.now();
      const held = setTimeout(leave, HELD_MAX_MS);
      held.unref();
      return () => {
        clearTimeout(held);
        leave();
      };
    },
  };
}
