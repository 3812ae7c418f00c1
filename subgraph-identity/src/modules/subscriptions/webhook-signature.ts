import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from './payment-port';

export const TOLERANCE_SECONDS = 300;

const digest = (secret: string, payload: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');

/** Stripe's scheme: `t=<seconds>,v1=<hex>`. */
export function signPayload(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, payload, seconds)}`;
}

/** Over the body's bytes as they were sent; at most five minutes old or ahead. */
export function isSigned(secret: string, payload: string, signature: string, now: Date): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(digest(secret, payload, seconds));
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Null for a bad signature, and for a body that is no event of a subscription. */
export function readSignedEvent(
  secret: string,
  { payload, signature }: { payload: string; signature: string },
  now: Date,
): PaymentEvent | null {
  if (!isSigned(secret, payload, signature, now)) return null;
  try {
    const { id, type, data } = JSON.parse(payload) as {
      id?: unknown;
      type?: unknown;
      data?: { object?: { id?: unknown } };
    };
    const subscriptionId = data?.object?.id;
    const isWhole = [id, type, subscriptionId].every((part) => typeof part === 'string');
    return isWhole ? ({ id, type, subscriptionId } as PaymentEvent) : null;
  } catch {
    return null;
  }
}
