import { METHODS, STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import { messageText } from '@tbt/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { preferencesOf } from '../page/preferences';
import type { SiteServerOptions } from '../options';
import { answerUnreadable } from '../unreadable-address';
import { createForwarder } from './forward-request';
import { endToEndHeaders, forwardedHeaders } from './forwarded-headers';

const FORWARDED = ['/api', '/graphql', '/uploads', '/files', '/calendar'] as const;
const RETRY_AFTER_SECONDS = '2';
const PROBLEM_TYPE = 'application/problem+json';

const ownHeaders = (reply: FastifyReply) => reply.getHeaders() as OutgoingHttpHeaders;

const SLOW_REQUEST = {
  status: 408,
  code: 'VALIDATION_FAILED',
  key: 'problem.slowRequest',
} as const;
const UNAVAILABLE = { status: 503, code: 'UNAVAILABLE', key: 'problem.unavailable' } as const;

function answerProblem(
  reply: FastifyReply,
  { status, code, key }: typeof SLOW_REQUEST | typeof UNAVAILABLE,
  headers: OutgoingHttpHeaders,
): void {
  const { locale } = preferencesOf(reply.request.headers);
  const text = JSON.stringify({
    type: `/api/docs#${code}`,
    title: STATUS_CODES[status],
    status,
    detail: messageText(locale, key),
    code,
    errors: [],
    reasons: [],
    requestId: reply.request.id,
  });
  reply.raw
    .writeHead(status, {
      ...ownHeaders(reply),
      'content-type': PROBLEM_TYPE,
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      ...headers,
    })
    .end(reply.request.method === 'HEAD' ? undefined : text);
}

/** Forwards calls in any method before reading them; a missing gateway is a problem response. */
export async function addForwarding(
  app: FastifyInstance,
  { gatewayUrl, proxySecret, balancers, idleMs }: SiteServerOptions,
): Promise<void> {
  const forwarder = createForwarder(gatewayUrl, idleMs);
  app.addHook('onClose', async () => forwarder.close());
  for (const method of METHODS)
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);

  for (const prefix of FORWARDED)
    for (const url of [prefix, `${prefix}/*`])
      app.route({
        method: app.supportedMethods,
        url,
        exposeHeadRoute: false,
        onRequest: async (request, reply) => {
          // An absolute-form target may name another server.
          if (!request.url.startsWith('/')) return answerUnreadable(null, request, reply);
          reply.hijack();
          forwarder.forward({
            request: request.raw,
            response: reply.raw,
            headers: forwardedHeaders(
              { headers: endToEndHeaders(request.headers), socket: request.raw.socket },
              { requestId: request.id, proxySecret, balancers },
            ),
            answerHeaders: ownHeaders(reply),
            onFailure: (error) => {
              request.log.warn({ err: error }, 'The gateway did not answer');
              answerProblem(reply, UNAVAILABLE, { 'retry-after': RETRY_AFTER_SECONDS });
            },
            onSlowRequest: () => answerProblem(reply, SLOW_REQUEST, { connection: 'close' }),
          });
        },
        handler: async () => undefined,
      });
}
