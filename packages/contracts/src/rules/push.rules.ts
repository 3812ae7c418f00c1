import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { requiredText, text } from './fields';
import { ruleError } from './issue';

/** 65 bytes: an uncompressed point, which begins with 4. */
const PUBLIC_KEY = /^B[\w-]{86}$/;
/** 16 bytes. */
const SECRET = /^[\w-]{22}$/;

const keyLike = (pattern: RegExp) =>
  text().check(z.regex(pattern, { error: ruleError('push.key') }));

export const pushEndpoint = requiredText(LIMITS.pushEndpointMax);

/** A browser's push subscription, as its `toJSON` says; base64url without padding. */
export const pushSubscriptionRule = z.object(
  {
    endpoint: pushEndpoint,
    keys: z.object(
      { p256dh: keyLike(PUBLIC_KEY), auth: keyLike(SECRET) },
      { error: ruleError('validation.object') },
    ),
    label: z.optional(z.nullable(requiredText(LIMITS.pushLabelMax))),
  },
  { error: ruleError('validation.object') },
);
