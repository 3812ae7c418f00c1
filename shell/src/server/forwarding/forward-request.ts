import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { endToEndHeaders } from './forwarded-headers';

/** Milliseconds; the gateway's own timeout is 15 s. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Milliseconds for a client to finish a body after an early response. */
const LINGER_MS = 10_000;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
  answerHeaders: OutgoingHttpHeaders;
  /** Called when no response was sent yet. */
  onFailure(error: Error): void;
  /** The client stopped sending its body. */
  onSlowRequest(): void;
}

export interface Forwarder {
  forward(exchange: Exchange): void;
  close(): void;
}

/** Body framing headers, kept even if listed in `Connection`; null without a body. */
function framingOf({ headers }: IncomingMessage): OutgoingHttpHeaders | null {
  const size = headers['content-length'];
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  return Number(size ?? 0) > 0 ? { 'content-length': size } : null;
}

/** Reads the rest of a body after an early response: closing would reset the connection. */
function drain(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

/** @param idleMs without a byte in either direction. */
export function createForwarder(upstreamUrl: string, idleMs = ANSWER_TIMEOUT_MS): Forwarder {
  const { protocol, hostname, port } = new URL(upstreamUrl);
  const isSecure = protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const host = hostname.replace(/^\[|\]$/g, '');

  const forward = (exchange: Exchange, isRepeat = false): void => {
    const { request, response, headers, answerHeaders, onFailure, onSlowRequest } = exchange;
    const framing = framingOf(request);
    const { 'content-length': _size, ...bare } = headers;
    const upstream = (isSecure ? secureRequest : httpRequest)({
      agent,
      host,
      port,
      method: request.method,
      path: request.url,
      timeout: idleMs,
      headers: { ...bare, ...framing },
    });
    const letGo = () => void (response.writableFinished || upstream.destroy());
    response.once('close', letGo);

    upstream.once('response', (answer) => {
      request.unpipe(upstream);
      response.writeHead(answer.statusCode ?? 502, {
        ...answerHeaders,
        ...endToEndHeaders(answer.headers),
      });
      answer.on('error', () => response.destroy());
      answer.pipe(response);
      answer.once('end', () => {
        if (!upstream.writableFinished) upstream.destroy();
      });
      drain(request);
    });
    upstream.once('timeout', () => {
      if (request.complete || response.headersSent) return upstream.destroy(new Error('timeout'));
      request.unpipe(upstream);
      onSlowRequest();
      upstream.destroy();
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      response.off('close', letGo);
      if (response.headersSent || response.destroyed) return;
      // The gateway may close an idle connection just as it is reused.
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET';
      if (isStale && !framing && !isRepeat && /^(GET|HEAD)$/.test(request.method ?? ''))
        return forward(exchange, true);
      request.unpipe(upstream);
      onFailure(error);
      drain(request);
    });
    if (framing) request.pipe(upstream);
    else upstream.end();
  };

  return { forward: (exchange) => forward(exchange), close: () => agent.destroy() };
}
