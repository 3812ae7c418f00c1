import { plainProblem, type PlainProblem } from '@tbt/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_FOUND = {
  status: 404,
  code: 'NOT_FOUND',
  key: 'problem.notFound',
} satisfies PlainProblem;

export function answerUnreadable(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { text, headers, detail } = plainProblem(NOT_FOUND, request.raw, request.id);
  void reply.code(NOT_FOUND.status).headers(headers);
  const isApi = /^(https?:\/\/[^/]*)?\/api(\/|$)/i.test(request.url);
  if (isApi) void reply.send(text);
  else void reply.type('text/plain; charset=utf-8').send(detail);
}
