import { createHash } from 'node:crypto';
import type { Passwords } from '../src/modules/users';

const PREFIX = '$argon2id$test$';
const digest = (password: string) =>
  PREFIX + createHash('sha256').update(password).digest('base64url');

/** A cheap fake in argon2id's format that counts its calls. */
export function countingPasswords(): Passwords & { counts: { hash: number; verify: number } } {
  const counts = { hash: 0, verify: 0 };
  return {
    counts,
    admit: (call) => call(),
    hash: async (password) => {
      counts.hash += 1;
      return digest(password);
    },
    verify: async (passwordHash, password) => {
      counts.verify += 1;
      return passwordHash === digest(password);
    },
  };
}
