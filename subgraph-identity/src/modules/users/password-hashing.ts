import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { rateLimited } from '@tbt/service-kit';
import { promise as createQueue } from 'fastq';
import { createHashThreads } from './hash-threads';

/** A port, so that tests can count the hashes. */
export type Passwords = {
  /**
   * Runs a request that hashes a password; addresses take turns.
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
/** Weight of the latest duration in the moving average. */
const NEWEST = 0.25;

/**
 * Runs work in order, at most `parallel` at once; refuses what would wait, or did wait, too long. A holder has as many
 * in the queue as run at once, its others wait in its own line: who comes waits for the holders, not for their calls.
 */
function createTimedQueue(parallel: number, firstExpectedMs: number, waitMaxMs: number) {
  // Measured, since hashing takes several times as long on a busy machine.
  let expectedMs = firstExpectedMs;
  const open = () => createQueue((work: () => Promise<unknown>) => work(), parallel);
  const queue = open();
  const lines = new Map<string, typeof queue>();
  const refuseAbove = (waitMs: number) => {
    if (waitMs >= waitMaxMs) throw rateLimited(RETRY_AFTER_SECONDS);
  };
  const refuseLong = (line: typeof queue) => refuseAbove((line.length() * expectedMs) / parallel);
  const inLine = async <T>(holder: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(holder) ?? open();
    refuseLong(line);
    lines.set(holder, line);
    try {
      return (await line.push(work)) as T;
    } finally {
      if (line.length() + line.running() === 0) lines.delete(holder);
    }
  };
  return async <T>(work: () => Promise<T>, holder: string | null = null): Promise<T> => {
    const asked = performance.now();
    const run = async () => {
      refuseLong(queue);
      return (await queue.push(async () => {
        const begun = performance.now();
        refuseAbove(begun - asked);
        return work().finally(() => {
          expectedMs += (performance.now() - begun - expectedMs) * NEWEST;
        });
      })) as T;
    };
    return holder === null ? run() : inLine(holder, run);
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
