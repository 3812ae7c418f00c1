import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Hashing is a port, so that tests can count how often it runs. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** @param passwordHash null for an unknown account: as much work, never a match. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

// argon2id is the library's default variant. Memory in KiB: 19 MiB.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id with 19 MiB, two passes, one lane. */
export async function createPasswords(): Promise<Passwords> {
  const nobody = await hash(randomBytes(32), COST);
  return {
    hash: (password) => hash(password, COST),
    verify: async (passwordHash, password) =>
      (await verify(passwordHash ?? nobody, password)) && passwordHash !== null,
  };
}
