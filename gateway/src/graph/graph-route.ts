import { HeaderMap } from '@apollo/server';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { DomainError, type Logger } from '@tbt/service-kit';
import { idempotencyKeyOf } from '../idempotency-key';
import { acceptJsonOnly, bodyErrorOf, keepUnreadConnection } from '../json-body';
import type { CallerReader } from '../request-caller';
import type { SessionCookies } from '../session-cookie';
import { documentIdOf } from './document-request';
import { formatGatewayError } from './format-error';
import type { GraphContext } from './graph-context';
import { invalidRequest } from './invalid-request';
import { GRAPH_LIMITS } from './limits';
import { STATUS_OF } from '../rest/problem-details';
import { bytesOf, type ReadBudget } from './read-budget';
import type { TrustedDocuments } from './trusted-documents';

export type GraphRouteOptions = {
  server: ApolloServer<GraphContext>;
  documents: TrustedDocuments;
  readCaller: CallerReader;
  cookies: SessionCookies;
  budget: ReadBudget;
  logger: Logger;
};

type GraphBody = { query?: unknown; documentId?: unknown; extensions?: unknown };

const GRAPH_TYPE = 'application/json; charset=utf-8';

function headersOf(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  return headers;
}

const hasText = (given: unknown): boolean => Boolean((given as GraphBody | undefined)?.query);

function withText(body: unknown, documents: TrustedDocuments): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { query, documentId, extensions, ...rest } = body as GraphBody;
  const id = documentIdOf({ documentId, extensions });
  const text = documents.resolve({ query: typeof query === 'string' ? query : '', documentId: id });
  return { ...rest, ...(text === undefined ? {} : { query: text }) };
}

/** The same in the query string. */
function searchWithText({ url }: FastifyRequest, documents: TrustedDocuments): string {
  const search = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
  const given = Object.fromEntries(search);
  const extensions = parsedOrNothing(given.extensions);
  const id = documentIdOf({ documentId: given.documentId, extensions });
  const text = documents.resolve({ query: given.query, documentId: id });
  if (text !== undefined) search.set('query', text);
  search.delete('documentId');
  search.delete('extensions');
  return `?${search}`;
}

function parsedOrNothing(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

export async function graphRoute(scope: FastifyInstance, options: GraphRouteOptions) {
  const { server, documents, readCaller, cookies, budget, logger } = options;
  acceptJsonOnly(scope);

  const refuse = (reply: FastifyReply, status: number, errors: readonly object[]) =>
    reply
      .code(status)
      .headers({ 'content-type': GRAPH_TYPE, 'cache-control': 'no-store' })
      .send(JSON.stringify({ errors }));

  scope.setErrorHandler(async (error, request, reply) => {
    const bodyError = bodyErrorOf(error);
    if (bodyError) {
      keepUnreadConnection(error, reply);
      const extensions = { code: 'VALIDATION_FAILED', requestId: request.id };
      return refuse(reply, bodyError.status, [{ message: bodyError.textFor(request), extensions }]);
    }
    const place = await readCaller(request.raw, request.id, null);
    const formatted = formatGatewayError(error, place, logger);
    const { retryAfter } = formatted.extensions ?? {};
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    return refuse(reply, statusOf(error), [formatted]);
  });

  // Before the body is read.
  scope.addHook('onRequest', async (request, reply) => {
    const { info } = await readCaller(request.raw, request.id);
    await budget.admit(info, bytesOf(request.raw), reply.raw);
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await readCaller(request.raw, request.id);
    const idempotencyKey = idempotencyKeyOf(request);
    const isGet = request.method === 'GET';
    const contextValue = {
      ...caller,
      info: { ...caller.info, idempotencyKey },
      writesDocument: hasText(isGet ? request.query : request.body),
    };
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: headersOf(request),
        search: isGet ? searchWithText(request, documents) : '',
        body: isGet ? undefined : withText(request.body, documents),
      },
      context: async () => contextValue,
    });
    reply
      .code(status ?? 200)
      .headers({ ...Object.fromEntries(headers), 'cache-control': 'no-store' });
    const { renewedToken, renewedBrowserToken } = contextValue.info;
    if (renewedToken && cookies.tokenOf(request.headers)?.isCookie)
      reply.header('set-cookie', cookies.open(renewedToken));
    if (renewedBrowserToken) reply.header('set-cookie', cookies.remember(renewedBrowserToken));
    if (body.kind !== 'complete') throw new Error('Incremental answers are not served');
    if (Buffer.byteLength(body.string) > GRAPH_LIMITS.answer)
      throw invalidRequest('The answer is too large. Ask for less at once.');
    return reply.send(body.string);
  };

  scope.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    exposeHeadRoute: false,
    handler: handle,
  });
  scope.route({
    method: scope.supportedMethods.filter((method) => method !== 'GET' && method !== 'POST'),
    url: '/graphql',
    onRequest: async (request, reply) => {
      const message = `/graphql does not take ${request.method}`;
      const extensions = { code: 'VALIDATION_FAILED', requestId: request.id };
      return refuse(reply.header('allow', 'GET, POST'), 405, [{ message, extensions }]);
    },
    handler: async () => undefined,
  });
}

function statusOf(error: unknown): number {
  const { http } = (error instanceof GraphQLError ? error.extensions : {}) as {
    http?: { status?: number };
  };
  if (http?.status) return http.status;
  return error instanceof DomainError ? STATUS_OF[error.code] : 500;
}
