import { createECDH } from 'node:crypto';
import { id, pushEndpoint, ruleError } from '@tbt/contracts';
import * as z from 'zod/mini';

/** Either of the two. */
export const removePushInput = z
  .object({ deviceId: z.nullish(id), endpoint: z.nullish(pushEndpoint) })
  .check(
    z.refine(({ deviceId, endpoint }) => Boolean(deviceId ?? endpoint), {
      path: ['endpoint'],
      error: ruleError('validation.required'),
    }),
  );

export const testPushInput = z.object({ deviceId: id });

/** Whether a browser's public key is a point of the curve, so that a message can be encrypted for it. */
export function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
