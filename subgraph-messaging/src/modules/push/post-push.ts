import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { parseEndpoint, publicLookup, type PushEndpoints } from './push-endpoint';
import type { VapidKeys } from './push-settings';

export const PUSH_TIMEOUT_MS = 5_000;

/** The answer of a push service; status 0 when there was none. */
export type PushAnswer = { status: number; retryAfterSeconds: number | null };

export type PushPost = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  payload: string;
  /** Seconds for which the push service keeps it. */
  ttl: number;
  isUrgent: boolean;
  /** Replaces an undelivered one of the same topic; at most 32 characters of base64url. */
  topic: string;
};

export type PostPush = (post: PushPost) => Promise<PushAnswer>;

const NO_ANSWER: PushAnswer = { status: 0, retryAfterSeconds: null };

const secondsOf = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null;

/** Encrypts for the browser and signs by VAPID. Redirects are not followed, bodies of answers are not read. */
export function createPostPush(
  { publicKey, privateKey, subject }: VapidKeys,
  endpoints: PushEndpoints,
  timeoutMs = PUSH_TIMEOUT_MS,
): PostPush {
  return async ({ endpoint, keys, payload, ttl, isUrgent, topic }) => {
    const url = parseEndpoint(endpoint, endpoints);
    if (!url) return { status: 410, retryAfterSeconds: null };
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: ttl,
      urgency: isUrgent ? 'high' : 'normal',
      topic,
    });
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers },
          signal: AbortSignal.timeout(timeoutMs),
          ...(endpoints === 'public' && { lookup: publicLookup }),
        },
        (answer) => {
          resolve({
            status: answer.statusCode ?? 0,
            retryAfterSeconds: secondsOf(answer.headers['retry-after']),
          });
          answer.destroy();
        },
      );
      sent.on('error', () => resolve(NO_ANSWER));
      sent.end(body);
    });
  };
}
