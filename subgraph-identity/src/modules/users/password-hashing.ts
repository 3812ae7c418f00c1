import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { rateLimited } from '@tbt/service-kit';
import { promise as createQueue } from 'fastq';

/** Hashing is a port, so that tests can count how often it runs. */
export type Passwords = {
  /**
   * Runs a call that works on a password, from its first statement to its last.
   * @throws DomainError RATE_LIMITED before it begins, while too many such calls are on their way.
   */
  admit<T>(call: () => Promise<T>): Promise<T>;
  /** @throws DomainError RATE_LIMITED as `admit`. */
  hash(password: string): Promise<string>;
  /**
   * @param passwordHash null for an unknown account: as much work, never a match.
   * @throws DomainError RATE_LIMITED as `admit`.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

// argon2id is the library's default variant. Memory in KiB: 19 MiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core is left to everything else. */
const PARALLEL = Math.max(1, availableParallelism() - 1);
/** Longest wait that is begun, well below the deadline of a call. */
const WAIT_MAX_MS = 1_500;
const RETRY_AFTER_SECONDS = 2;
/** Share of the newest work in what is expected of the next. */
const NEWEST = 0.25;

/** argon2id with 19 MiB, two passes, one lane; a bounded number at a time. */
export async function createPasswords(waitMaxMs = WAIT_MAX_MS): Promise<Passwords> {
  const begun = performance.now();
  const unknown = await hash(randomBytes(32), COST);
  // On a busy machine the same work takes several times as long: the wait is counted in time.
  let expectedMs = performance.now() - begun;
  const queue = createQueue(async (work: () => Promise<unknown>) => {
    const since = performance.now();
    try {
      return await work();
    } finally {
      expectedMs += (performance.now() - since - expectedMs) * NEWEST;
    }
  }, PARALLEL);
  const refuseAbove = (waiting: number) => {
    if ((waiting * expectedMs) / PARALLEL >= waitMaxMs) throw rateLimited(RETRY_AFTER_SECONDS);
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    refuseAbove(queue.length());
    return (await queue.push(work)) as T;
  };
  let onTheirWay = 0;
  return {
    async admit(call) {
      refuseAbove(onTheirWay);
      onTheirWay += 1;
      return call().finally(() => (onTheirWay -= 1));
    },
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: async (passwordHash, password) =>
      (await inTurn(() => verify(passwordHash ?? unknown, password))) && passwordHash !== null,
  };
}
