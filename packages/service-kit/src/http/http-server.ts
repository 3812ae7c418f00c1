import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger';

/** Thrown by a readiness check; the names go to `/readyz`, so they carry no address or secret. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
  constructor(
    readonly missing: string[],
    cause?: unknown,
  ) {
    super(`Not ready: ${missing.join(', ')}`, { cause });
  }
}

export type HttpServerOptions = {
  logger: Logger;
  /** @throws NotReadyError naming what is missing; any other error answers 503 without details. */
  ready: () => Promise<void>;
  /** Largest request body in bytes; 1 MiB when absent. */
  bodyLimit?: number;
  /** Takes the caller's well-formed `x-request-id`; true when absent. */
  trustRequestId?: boolean;
};

export type RunningServer = {
  url: string;
  port: number;
  /** Not ready, drain, close. Safe to call twice. */
  close(): Promise<void>;
};

export type HttpServer = {
  app: FastifyInstance;
  metrics: Registry;
  listen(where: { port: number; host: string }): Promise<RunningServer>;
};

/** Fastify with request ids, `/healthz`, `/readyz`, `/metrics` and request logs. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  throw new Error('not built yet', { cause: options.bodyLimit });
}
