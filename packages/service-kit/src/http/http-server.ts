import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { Registry } from 'prom-client';
import { eventMetrics } from '../events/event-metrics';
import type { Logger } from '../logger';
import { requestIdFrom } from '../viewer/request-headers';
import { NotReadyError } from './not-ready-error';
import {
  hasSecondHost,
  plainProblem,
  problemOfStatus,
  refuseConnection,
  SECOND_HOST,
  SLOW_REQUEST,
  UNKNOWN_HOST,
  type PlainProblem,
} from './problem';
import { createRequestMetrics } from './request-metrics';

export type HttpServerOptions = {
  logger: Logger;
  /** @throws NotReadyError naming what is missing; any other error gives 503 without details. */
  ready: () => Promise<void>;
  /** What is away without making requests fail; shown by `/readyz`, which stays at 200. */
  degraded?: () => readonly string[];
  /** Bytes; default 1 MiB. */
  bodyLimit?: number;
  /** For headers and body to arrive; default 120,000. */
  requestMs?: number;
  /** Accepts a well-formed `x-request-id` of the caller; default true. */
  trustRequestId?: boolean;
  /** Other hosts get 421, except on the operational routes. */
  isAllowedHost?: (request: IncomingMessage) => boolean;
  exposeMetrics?: boolean;
  /** Handles requests without a route, such as a malformed address; default 400. */
  frameworkErrors?: FastifyServerOptions['frameworkErrors'];
  /** Time for running requests at `close`; default 10,000. */
  drainMs?: number;
};

export type RunningServer = {
  url: string;
  port: number;
  /** Idempotent. */
  close(): Promise<void>;
};

export type HttpServer = {
  app: FastifyInstance;
  metrics: Registry;
  listen(where: { port: number; host: string }): Promise<RunningServer>;
};

/** Probed under any host name and too often to log. */
const QUIET_ROUTES = new Set(['/healthz', '/readyz', '/metrics']);

const HEADERS_MS = 30_000;
/** Milliseconds between two looks for requests that do not arrive. */
const CHECK_MS = 10_000;

function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const unreadable = problemOfStatus(code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
  const problem = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? SLOW_REQUEST : unreadable;
  refuseConnection(socket, { headers: {} }, problem);
  socket.destroySoon();
}

function createApp(options: HttpServerOptions): FastifyInstance {
  const { logger, bodyLimit = 1024 * 1024, trustRequestId = true, frameworkErrors } = options;
  const { requestMs = 120_000 } = options;
  return Fastify({
    ...(frameworkErrors ? { frameworkErrors } : {}),
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit,
    requestTimeout: requestMs,
    http: {
      headersTimeout: Math.min(HEADERS_MS, requestMs),
      connectionsCheckingInterval: Math.min(CHECK_MS, requestMs),
    },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdFrom(trustRequestId ? headers['x-request-id'] : undefined),
  });
}

async function missingParts(ready: () => Promise<void>, logger: Logger): Promise<string[]> {
  try {
    await ready();
    return [];
  } catch (err) {
    if (err instanceof NotReadyError) return err.missing;
    logger.warn({ err }, 'The readiness check failed');
    return ['unknown'];
  }
}

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { logger, ready, isAllowedHost, exposeMetrics = true, drainMs = 10_000 } = options;
  const app = createApp(options);
  const { registry, observe } = createRequestMetrics();
  let isClosing = false;

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (isClosing) void reply.header('connection', 'close');
    const refuse = (problem: PlainProblem) => {
      const { text, headers } = plainProblem(problem, request.raw, request.id);
      return reply.code(problem.status).headers(headers).send(text);
    };
    if (hasSecondHost(request.raw)) return refuse(SECOND_HOST);
    if (QUIET_ROUTES.has(request.routeOptions.url ?? '')) return;
    if (isAllowedHost && !isAllowedHost(request.raw)) return refuse(UNKNOWN_HOST);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    observe({ method, route, status, seconds: reply.elapsedTime / 1000 });
    if (QUIET_ROUTES.has(route)) return;
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });

  // Fastify's own handler exposes the message of any error.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOfStatus(error.statusCode ?? 500);
    if (problem.status === 500) request.log.error({ err: error }, 'Unexpected error');
    const { text, headers } = plainProblem(problem, request.raw, request.id);
    return reply.code(problem.status).headers(headers).send(text);
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = isClosing ? ['stopping'] : await missingParts(ready, logger);
    const degraded = options.degraded?.() ?? [];
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .send({ missing, ...(degraded.length > 0 ? { degraded } : {}) });
  });
  if (exposeMetrics) {
    app.get('/metrics', async (_request, reply) =>
      reply
        .type(registry.contentType)
        .send(await Registry.merge([registry, eventMetrics]).metrics()),
    );
  }

  const close = async () => {
    isClosing = true;
    // Idle connections close at once, busy ones after their response, the rest at the deadline.
    const forceClose = setTimeout(() => app.server.closeAllConnections(), drainMs);
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    try {
      await app.close();
    } finally {
      clearTimeout(forceClose);
      clearInterval(idle);
    }
  };

  return {
    app,
    metrics: registry,
    listen: async ({ port, host }) => {
      const url = await app.listen({ port, host });
      const address = app.server.address();
      let closing: Promise<void> | undefined;
      return {
        url,
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () => (closing ??= close()),
      };
    },
  };
}
