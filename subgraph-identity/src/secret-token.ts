import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export type SecretToken = { token: string; tokenHash: Uint8Array<ArrayBuffer> };

const digest = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

/** 256 random bits as 43 characters of base64url, with the SHA-256 that is stored. */
export function createSecretToken(): SecretToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: digest(token) };
}

/** Null for a malformed token. */
export const secretTokenHash = (token: string): SecretToken['tokenHash'] | null =>
  TOKEN.test(token) ? digest(token) : null;
