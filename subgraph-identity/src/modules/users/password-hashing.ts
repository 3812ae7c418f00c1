import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { rateLimited } from '@tbt/service-kit';
import { promise as createQueue } from 'fastq';

/** A port, so that tests can count the hashes. */
export type Passwords = {
  /** Runs a request that hashes a password. @throws DomainError RATE_LIMITED up front when overloaded. */
  admit<T>(call: () => Promise<T>): Promise<T>;
  /** @throws DomainError RATE_LIMITED as `admit`. */
  hash(password: string): Promise<string>;
  /** @param passwordHash null for an unknown account: same work, no match. @throws DomainError RATE_LIMITED as `admit`. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

// argon2id by default. Memory in KiB: 19 MiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Leaves one core to other work. */
const PARALLEL = Math.max(1, availableParallelism() - 1);
/** Maximum queueing time, well below a request's deadline. */
const WAIT_MAX_MS = 1_500;
const RETRY_AFTER_SECONDS = 2;
/** Weight of the latest duration in the moving average. */
const NEWEST = 0.25;

/** argon2id with 19 MiB, two passes, one lane; bounded concurrency. */
export async function createPasswords(waitMaxMs = WAIT_MAX_MS): Promise<Passwords> {
  const begun = performance.now();
  const unknown = await hash(randomBytes(32), COST);
  // Measured, since hashing takes several times as long on a busy machine.
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
  const enqueue = async <T>(work: () => Promise<T>): Promise<T> => {
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
    hash: (password) => enqueue(() => hash(password, COST)),
    verify: async (passwordHash, password) =>
      (await enqueue(() => verify(passwordHash ?? unknown, password))) && passwordHash !== null,
  };
}
