import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { systemClock, type Clock } from '../clock';
import type { ViewerKeys } from '../viewer/viewer-token';

/** Encrypts facts for links and events, so that rows and logs show nothing. */
export type Sealer = {
  /** @param purpose required again to open it. @returns URL-safe text. */
  seal(purpose: string, facts: Record<string, unknown>, lifeSeconds: number): Promise<string>;
  /** Null when forged, changed, expired or sealed for another purpose. */
  open(purpose: string, sealed: string): Promise<Record<string, unknown> | null>;
};

const KEY_BYTES = 32;
const CLAIMS = ['aud', 'exp', 'iat'];

const derived = (key: KeyObject): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key.export(), '', 'sealed facts', KEY_BYTES));

/** @param keys the services' shared keys; a sealing key is derived from each. */
export function createSealer(
  { currentKeyId, keys }: ViewerKeys,
  clock: Clock = systemClock,
): Sealer {
  const sealing = new Map([...keys].map(([id, key]) => [id, createSecretKey(derived(key))]));
  const current = sealing.get(currentKeyId);
  if (!current) throw new Error(`Key ${currentKeyId} is missing`);
  return {
    seal: (purpose, facts, lifeSeconds) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new EncryptJWT(facts)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: currentKeyId })
        .setAudience(purpose)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .encrypt(current);
    },
    open: async (purpose, sealed) => {
      try {
        const { payload } = await jwtDecrypt(
          sealed,
          ({ kid }) => {
            const key = sealing.get(kid ?? '');
            if (!key) throw new errors.JOSEError('unknown key id');
            return key;
          },
          { audience: purpose, currentDate: clock.now(), contentEncryptionAlgorithms: ['A256GCM'] },
        );
        return Object.fromEntries(
          Object.entries(payload).filter(([claim]) => !CLAIMS.includes(claim)),
        );
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
