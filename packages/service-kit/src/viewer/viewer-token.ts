import { createSecretKey, type KeyObject } from 'node:crypto';
import { LOCALES, ROLES } from '@tbt/contracts';
import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod';
import { systemClock, type Clock } from '../clock';
import { unauthenticated } from '../errors/domain-error';
import type { RequestInfo } from './viewer';

export type ViewerKeys = {
  /** Signs new tokens. */
  currentKeyId: string;
  /** Every key that is still accepted, by key id. */
  keys: ReadonlyMap<string, KeyObject>;
};

export type ViewerClaims = Pick<
  RequestInfo,
  'viewer' | 'system' | 'locale' | 'address' | 'idempotencyKey'
>;

const AUDIENCE = 'subgraph';
const LIFE_SECONDS = 60;
const SECRET_BYTES_MIN = 32;

const claimsSchema = z.object({
  viewer: z
    .object({
      userId: z.number().int().positive(),
      sessionId: z.number().int().positive().nullable(),
      role: z.enum(ROLES).nullable(),
      isAdmin: z.boolean(),
      actingClinicId: z.number().int().positive().nullable(),
    })
    .nullable(),
  system: z.string().nullable(),
  locale: z.enum(LOCALES),
  address: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
});

/**
 * Keys of the viewer token. To rotate: add the new key everywhere, make it current, drop the old one
 * once its last token has expired.
 * @throws Error when the current key is missing or a secret is shorter than 32 bytes.
 */
export function createViewerKeys(options: {
  currentKeyId: string;
  keys: Record<string, string>;
}): ViewerKeys {
  const { currentKeyId } = options;
  const keys = new Map<string, KeyObject>();
  for (const [keyId, secret] of Object.entries(options.keys)) {
    const bytes = Buffer.from(secret, 'utf8');
    if (bytes.length < SECRET_BYTES_MIN) throw new Error(`Viewer key ${keyId} is too short`);
    keys.set(keyId, createSecretKey(bytes));
  }
  if (!keys.has(currentKeyId)) throw new Error(`Viewer key ${currentKeyId} is missing`);
  return { currentKeyId, keys };
}

/** A token that lives 60 seconds. */
export async function signViewerToken(
  claims: ViewerClaims,
  { currentKeyId, keys }: ViewerKeys,
  clock: Clock = systemClock,
): Promise<string> {
  const key = keys.get(currentKeyId);
  if (!key) throw new Error(`Viewer key ${currentKeyId} is missing`);
  const { viewer, system, locale, address, idempotencyKey } = claims;
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ viewer, system, locale, address, idempotencyKey })
    .setProtectedHeader({ alg: 'HS256', kid: currentKeyId })
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key);
}

/** @throws DomainError UNAUTHENTICATED for every token that is not a valid one of ours. */
export async function verifyViewerToken(
  token: string,
  { keys }: ViewerKeys,
  clock: Clock = systemClock,
): Promise<ViewerClaims> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.get(kid);
        if (!key) throw new Error('unknown key id');
        return key;
      },
      {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        maxTokenAge: LIFE_SECONDS,
        requiredClaims: ['exp', 'iat'],
        currentDate: clock.now(),
        clockTolerance: 5,
      },
    );
    return claimsSchema.parse(payload);
  } catch (cause) {
    throw unauthenticated('session.required', { cause });
  }
}
