import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { rateLimited } from '@tbt/service-kit';
import { promise as createQueue } from 'fastq';

/** Hashing is a port, so that tests can count how often it runs. */
export type Passwords = {
  /**
   * Asks before anything is counted or written.
   * @throws DomainError RATE_LIMITED while too many passwords wait to be worked on.
   */
  admit(): void;
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
/** About two seconds of work at some 60 ms each. */
const WAITING_MAX = 32 * PARALLEL;
const RETRY_AFTER_SECONDS = 2;

/** argon2id with 19 MiB, two passes, one lane; a bounded number at a time. */
export async function createPasswords(waitingMax = WAITING_MAX): Promise<Passwords> {
  const unknown = await hash(randomBytes(32), COST);
  const queue = createQueue((work: () => Promise<unknown>) => work(), PARALLEL);
  const admit = () => {
    if (queue.length() >= waitingMax) throw rateLimited(RETRY_AFTER_SECONDS);
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    admit();
    return (await queue.push(work)) as T;
  };
  return {
    admit,
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: async (passwordHash, password) =>
      (await inTurn(() => verify(passwordHash ?? unknown, password))) && passwordHash !== null,
  };
}
