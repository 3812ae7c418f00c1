import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { CLINIC_ROLES, LOCALES, ROLES } from '@tbt/contracts';
import * as z from 'zod';
import { systemClock, type Clock } from '../clock';
import { unauthenticated } from '../errors/domain-error';
import type { RequestInfo } from './viewer';

export type ViewerKeys = {
  currentKeyId: string;
  /** Every key that is still accepted, by key id. */
  keys: ReadonlyMap<string, KeyObject>;
};

export type ViewerClaims = Pick<
  RequestInfo,
  'viewer' | 'system' | 'locale' | 'address' | 'userAgent' | 'idempotencyKey' | 'browserToken'
>;

const AUDIENCE = 'subgraph';
const LIFE_SECONDS = 60;
const SECRET_BYTES_MIN = 32;
const TOLERANCE_SECONDS = 5;

const claimsSchema = z.object({
  viewer: z
    .object({
      userId: z.number().int().positive(),
      sessionId: z.number().int().positive().nullable(),
      role: z.enum(ROLES).nullable(),
      isAdmin: z.boolean(),
      actingClinicId: z.number().int().positive().nullable(),
      clinicRole: z.enum(CLINIC_ROLES).nullable().optional(),
    })
    .nullable(),
  system: z.string().nullable(),
  locale: z.enum(LOCALES),
  address: z.string().nullable(),
  userAgent: z.string().nullable().default(null),
  idempotencyKey: z.string().nullable(),
  browserToken: z.string().optional(),
});

/** To rotate: add the new key everywhere, make it current, drop the old one after its last token expired. */
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

const headerSchema = z.object({ alg: z.literal('HS256'), kid: z.string() });

const timesSchema = z.object({
  aud: z.literal(AUDIENCE),
  iat: z.number().int(),
  exp: z.number().int(),
});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

// Synchronous HMAC: Web Crypto would add two thread-pool round trips to every call between services.
const signatureOf = (signed: string, key: KeyObject): Buffer =>
  createHmac('sha256', key).update(signed).digest();

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** An HS256 JSON Web Token that expires after 60 seconds. */
export async function signViewerToken(
  claims: ViewerClaims,
  { currentKeyId, keys }: ViewerKeys,
  clock: Clock = systemClock,
): Promise<string> {
  const key = keys.get(currentKeyId);
  if (!key) throw new Error(`Viewer key ${currentKeyId} is missing`);
  const { viewer, system, locale, address, userAgent, idempotencyKey, browserToken } = claims;
  const iat = secondsOf(clock);
  const times = { aud: AUDIENCE, iat, exp: iat + LIFE_SECONDS };
  const caller = { viewer, system, locale, address, userAgent, idempotencyKey, browserToken };
  const payload = { ...caller, ...times };
  const signed = `${encode({ alg: 'HS256', kid: currentKeyId })}.${encode(payload)}`;
  return `${signed}.${signatureOf(signed, key).toString('base64url')}`;
}

function signedPayload(token: string, { keys }: ViewerKeys): unknown {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const { kid } = headerSchema.parse(decode(head));
  const key = keys.get(kid);
  if (!key || more.length > 0) throw new Error('unknown key id');
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(`${head}.${body}`, key);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Error('wrong signature');
  }
  return decode(body);
}

function assertTimes(payload: unknown, clock: Clock): void {
  const { iat, exp } = timesSchema.parse(payload);
  const now = secondsOf(clock);
  const isOld = now - iat > LIFE_SECONDS + TOLERANCE_SECONDS || exp <= now - TOLERANCE_SECONDS;
  if (isOld || iat > now + TOLERANCE_SECONDS) throw new Error('not valid now');
}

/** @throws DomainError UNAUTHENTICATED for an invalid token. */
export async function verifyViewerToken(
  token: string,
  keys: ViewerKeys,
  clock: Clock = systemClock,
): Promise<ViewerClaims> {
  try {
    const payload = signedPayload(token, keys);
    assertTimes(payload, clock);
    return claimsSchema.parse(payload);
  } catch (cause) {
    throw unauthenticated('session.required', { cause });
  }
}
