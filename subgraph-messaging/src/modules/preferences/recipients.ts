import { createHash } from 'node:crypto';

/** An account, or an address without one. */
export type Recipient = `user:${number}` | `address:${string}`;

export const userRecipient = (userId: number): Recipient => `user:${userId}`;

/** A hash: the address itself is not stored. */
export const addressRecipient = (email: string): Recipient =>
  `address:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
