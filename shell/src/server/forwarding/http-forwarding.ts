import proxy from '@fastify/http-proxy';
import { messageText } from '@tbt/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { preferencesOf } from '../page/preferences';
import type { SiteServerOptions } from '../options';
import { forwardedHeaders } from './forwarded-headers';

const FORWARDED = ['/api', '/graphql', '/uploads'] as const;
const RETRY_AFTER_SECONDS = '2';
/** Milliseconds; the gateway itself gives up after 15 s. */
const ANSWER_TIMEOUT_MS = 30_000;
const PROBLEM_TYPE = 'application/problem+json';

function answerUnavailable(reply: FastifyReply): void {
  const { locale } = preferencesOf(reply.request.headers);
  void reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .type(PROBLEM_TYPE)
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        detail: messageText(locale, 'problem.unavailable'),
        code: 'UNAVAILABLE',
        errors: [],
        requestId: reply.request.id,
      }),
    );
}

/** Passes the calls of the site on to the gateway; a gateway that is away is a problem of its own. */
export async function addForwarding(
  app: FastifyInstance,
  { gatewayUrl, proxySecret }: SiteServerOptions,
): Promise<void> {
  for (const prefix of FORWARDED)
    await app.register(proxy, {
      upstream: gatewayUrl,
      prefix,
      rewritePrefix: prefix,
      undici: {
        headersTimeout: ANSWER_TIMEOUT_MS,
        bodyTimeout: ANSWER_TIMEOUT_MS,
        // The library's own default believes any certificate.
        connect: { rejectUnauthorized: true },
      },
      // A 503 belongs to the caller, who knows from Retry-After when to come back.
      retryMethods: [],
      replyOptions: {
        rewriteRequestHeaders: (request) =>
          forwardedHeaders(request.raw, { requestId: request.id, proxySecret }),
        onError: (reply, { error }) => {
          const answer = reply as FastifyReply;
          answer.request.log.warn({ err: error }, 'The gateway did not answer');
          answerUnavailable(answer);
        },
      },
    });
}
