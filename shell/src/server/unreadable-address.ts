import { messageText, negotiateLocale } from '@tbt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers an address that cannot be decoded: nothing is there, below /api in the API's own form. */
export function answerUnreadable(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const locale = negotiateLocale(request.headers['accept-language']);
  const detail = messageText(locale, 'problem.notFound');
  void reply.code(404).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
  if (!/^(https?:\/\/[^/]*)?\/api(\/|$)/i.test(request.url)) {
    void reply.type('text/plain; charset=utf-8').send(detail);
    return;
  }
  void reply.type('application/problem+json; charset=utf-8').send(
    JSON.stringify({
      type: '/api/docs#NOT_FOUND',
      title: 'Not Found',
      status: 404,
      detail,
      code: 'NOT_FOUND',
      errors: [],
      reasons: [],
      requestId: request.id,
    }),
  );
}
