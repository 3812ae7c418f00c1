import { createHash } from 'node:crypto';

/** Whom a choice or a mail belongs to: an account, or an address without one. */
export type Recipient = `user:${number}` | `address:${string}`;

export const userRecipient = (userId: number): Recipient => `user:${userId}`;

/** The address itself is not kept. */
export const addressRecipient = (email: string): Recipient =>
  `address:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
