import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLocale } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import { problemAnswer, problemOfDomainError, type Problem } from './problem-details';

export const localeOf = (request: FastifyRequest) =>
  negotiateLocale(request.headers['accept-language']);

export function sendProblem(reply: FastifyReply, problem: Problem, requestId: string) {
  const { status, headers, body } = problemAnswer(problem, requestId);
  return reply.code(status).headers(headers).send(JSON.stringify(body));
}

/** An address that cannot be decoded is not found. */
export function respondToBadUrl(
  _error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const place = { locale: localeOf(request), requestId: request.id };
  void reply.header('x-request-id', request.id);
  void sendProblem(reply, problemOfDomainError(notFound(), place), request.id);
}
