import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 256 random bits as 43 characters of base64url. */
export const createSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: its SHA-256; null for what cannot be one of ours. */
export const sessionTokenHash = (token: string): Uint8Array<ArrayBuffer> | null =>
  TOKEN.test(token) ? new Uint8Array(createHash('sha256').update(token).digest()) : null;
