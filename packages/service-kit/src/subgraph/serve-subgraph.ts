import * as z from 'zod';
import { formatGraphQLError } from '../errors/format-graphql-error';
import { createHttpServer, type RunningServer } from '../http/http-server';
import type { Logger } from '../logger';
import { requestInfoFrom } from '../viewer/request-headers';
import type { RequestInfo } from '../viewer/viewer';
import type { ViewerKeys } from '../viewer/viewer-token';
import { executeSubgraph } from './execute-subgraph';
import type { Subgraph } from './subgraph';

export type ServeSubgraphOptions = {
  subgraph: Subgraph;
  /** 0 picks a free port. */
  port: number;
  host: string;
  logger: Logger;
  keys: ViewerKeys;
  degraded?: () => readonly string[];
};

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Serves `POST /graphql` to callers with a viewer token, plus health, readiness and metrics. */
export async function serveSubgraph(options: ServeSubgraphOptions): Promise<RunningServer> {
  const { subgraph, port, host, logger, keys, degraded } = options;
  const ready = () => subgraph.ready();
  const server = createHttpServer({
    logger,
    ready,
    bodyLimit: BODY_LIMIT_BYTES,
    ...(degraded ? { degraded } : {}),
  });

  const infos = new WeakMap<object, RequestInfo>();

  server.app.post('/graphql', {
    // Before the body is parsed.
    onRequest: async (request, reply) => {
      try {
        const info = await requestInfoFrom(request.headers, keys);
        infos.set(request, { ...info, requestId: request.id });
      } catch (error) {
        const info = { requestId: request.id, locale: 'en-CA' as const };
        return reply.code(401).send({ errors: [formatGraphQLError(error, { info, logger })] });
      }
    },
    handler: async (request, reply) => {
      const body = requestSchema.safeParse(request.body);
      if (!body.success)
        return reply.code(400).send({ errors: [{ message: 'Malformed request' }] });
      return reply.send(await executeSubgraph(subgraph, body.data, infos.get(request)));
    },
  });
  return server.listen({ port, host });
}
