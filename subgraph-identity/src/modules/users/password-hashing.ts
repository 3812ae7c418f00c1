import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { rateLimited } from '@tbt/service-kit';
import { promise as createQueue } from 'fastq';
import { createHashThreads } from './hash-threads';

/** A port, so that tests can count the hashes. */
export type Passwords = {
  /**
   * Runs a request that hashes a password. One address holds at most three quarters of the places.
   * @throws DomainError RATE_LIMITED up front when overloaded.
   */
  admit<T>(call: () => Promise<T>, address?: string | null): Promise<T>;
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
const WAIT_MAX_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;
/** The share of the places that one address may hold, and how many however slow the machine is. */
const SHARE = 0.75;
const PLACES_MIN = 4;
/** Weight of the latest duration in the moving average. */
const NEWEST = 0.25;

/**
 * Runs work in order, at most `parallel` at once; refuses what would wait, or did wait, too long, and what would give
 * its holder more than its share of the places.
 */
function createTimedQueue(parallel: number, firstExpectedMs: number, waitMaxMs: number) {
  // Measured, since hashing takes several times as long on a busy machine.
  let expectedMs = firstExpectedMs;
  const queue = createQueue((work: () => Promise<unknown>) => work(), parallel);
  const refuseAbove = (waitMs: number) => {
    if (waitMs >= waitMaxMs) throw rateLimited(RETRY_AFTER_SECONDS);
  };
  const held = new Map<string, number>();
  const placesPerHolder = () =>
    Math.max(PLACES_MIN, SHARE * (parallel + (waitMaxMs * parallel) / expectedMs));
  const hold = (holder: string) => {
    const places = held.get(holder) ?? 0;
    if (places >= placesPerHolder()) throw rateLimited(RETRY_AFTER_SECONDS);
    held.set(holder, places + 1);
  };
  const release = (holder: string) => {
    const places = (held.get(holder) ?? 0) - 1;
    if (places > 0) held.set(holder, places);
    else held.delete(holder);
  };
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const asked = performance.now();
    return (await queue.push(async () => {
      const begun = performance.now();
      refuseAbove(begun - asked);
      return work().finally(() => {
        expectedMs += (performance.now() - begun - expectedMs) * NEWEST;
      });
    })) as T;
  };
  return async <T>(work: () => Promise<T>, holder: string | null = null): Promise<T> => {
    refuseAbove((queue.length() * expectedMs) / parallel);
    if (holder === null) return run(work);
    hold(holder);
    return run(work).finally(() => release(holder));
  };
}

/** argon2id with 19 MiB, two passes, one lane; bounded concurrency. */
export async function createPasswords(waitMaxMs = WAIT_MAX_MS): Promise<Passwords> {
  const run = createHashThreads();
  const hash = async (password: string) => String(await run({ password, cost: COST }));
  const begun = performance.now();
  const unknown = await hash(randomBytes(32).toString('hex'));
  const expectedMs = performance.now() - begun;
  const hashing = createTimedQueue(PARALLEL, expectedMs, waitMaxMs);
  // One more than can hash: it reads and writes meanwhile.
  const calls = createTimedQueue(PARALLEL + 1, expectedMs, waitMaxMs);
  return {
    admit: calls,
    hash: (password) => hashing(() => hash(password)),
    async verify(passwordHash, password) {
      const work = { password, passwordHash: passwordHash ?? unknown };
      return (await hashing(() => run(work))) === true && passwordHash !== null;
    },
  };
}
