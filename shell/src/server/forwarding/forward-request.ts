import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { endToEndHeaders } from './forwarded-headers';

/** Milliseconds; the gateway itself gives up after 15 s. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Milliseconds that a caller gets to finish sending a body that is already answered. */
const LINGER_MS = 10_000;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the gateway is told besides the body. */
  headers: OutgoingHttpHeaders;
  /** Headers of the answer unless the gateway says otherwise. */
  answerHeaders: OutgoingHttpHeaders;
  /** Nothing was answered yet. */
  onFailure(error: Error): void;
}

export interface Forwarder {
  forward(exchange: Exchange): void;
  close(): void;
}

/** How the body is framed, said again whatever the caller listed in `Connection`; null without one. */
function framingOf({ headers }: IncomingMessage): OutgoingHttpHeaders | null {
  const size = headers['content-length'];
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  return Number(size ?? 0) > 0 ? { 'content-length': size } : null;
}

/** Reads away what a caller still sends after its answer: closing at once would reset the answer. */
function drain(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

/** Passes requests on to one server as streams, with paths and bodies as they came. */
export function createForwarder(upstreamUrl: string): Forwarder {
  const { protocol, hostname, port } = new URL(upstreamUrl);
  const isSecure = protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const host = hostname.replace(/^\[|\]$/g, '');

  const forward = (exchange: Exchange, isRepeat = false): void => {
    const { request, response, headers, answerHeaders, onFailure } = exchange;
    const framing = framingOf(request);
    const { 'content-length': _size, ...bare } = headers;
    const upstream = (isSecure ? secureRequest : httpRequest)({
      agent,
      host,
      port,
      method: request.method,
      path: request.url,
      timeout: ANSWER_TIMEOUT_MS,
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
    upstream.once('timeout', () => upstream.destroy(new Error('timeout')));
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      response.off('close', letGo);
      if (response.headersSent || response.destroyed) return;
      // The gateway may close an idle connection in the moment in which it is used again.
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
