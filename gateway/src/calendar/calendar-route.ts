import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '@tbt/service-kit';
import { CalendarFileDocument } from '../generated/graphql';
import type { GraphExecutor } from '../graph/execute-operation';
import type { CallerReader } from '../request-caller';
import {
  problemAnswer,
  problemOfDomainError,
  problemOfGraphError,
  type Problem,
} from '../rest/problem-details';
import { publicRead } from '../rest/public-read';

export type CalendarRouteOptions = {
  executor: Pick<GraphExecutor, 'execute'>;
  readCaller: CallerReader;
};

const CACHING = { cacheControl: 'private, no-cache', vary: 'Accept-Encoding' } as const;
const FILE = /^([\w-]+)\.ics$/;

const refuse = (reply: FastifyReply, problem: Problem, requestId: string) => {
  const { status, headers, body } = problemAnswer(problem, requestId);
  return reply.code(status).headers(headers).send(JSON.stringify(body));
};

/** The secret of `/calendar/<secret>.ics` is the only proof: cookies are not read, logs name the route only. */
export async function calendarRoute(
  scope: FastifyInstance,
  { executor, readCaller }: CalendarRouteOptions,
): Promise<void> {
  const answer = async (
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
  ) => {
    const context = await readCaller(request.raw, request.id, null);
    const place = { locale: context.info.locale, requestId: request.id };
    const token = FILE.exec(request.params.file)?.[1];
    if (!token) return refuse(reply, problemOfDomainError(notFound(), place), request.id);
    const { data, errors } = await executor.execute(CalendarFileDocument, { token }, context);
    const [error] = errors ?? [];
    if (error) return refuse(reply, problemOfGraphError(error), request.id);
    const file = data?.calendar;
    if (!file) return refuse(reply, problemOfDomainError(notFound(), place), request.id);
    const read = await publicRead(Buffer.from(file), request.headers, CACHING);
    void reply.code(read.status).headers({
      ...read.headers,
      'content-disposition': 'inline; filename="schedule.ics"',
      'x-robots-tag': 'noindex',
    });
    if (read.payload === null) return reply.send();
    return reply.type('text/calendar; charset=utf-8').send(read.payload);
  };
  scope.get('/calendar/:file', answer);
}
