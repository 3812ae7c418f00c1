import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  hasSecondHost,
  refuseConnection,
  SECOND_HOST,
  UNKNOWN_HOST,
  type Logger,
  type PlainProblem,
} from '@tbt/service-kit';
import { forwardedHeaders } from './forwarded-headers';

const PATHS = new Set(['/ws', '/graphql']);
const CONNECT_TIMEOUT_MS = 5000;
const FAREWELL_MS = 500;
/** WebSocket close frame 1012 (service restart). */
const RESTART_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

const CLOSE_OPCODE = 0x88;
const CLOSE_PAYLOAD_MAX = 125;

/** Whether the gateway sent a close frame: browsers refuse a second one. */
function endsWithClose(bytes: Buffer): boolean {
  for (let size = 0; size <= CLOSE_PAYLOAD_MAX; size += 1) {
    const at = bytes.length - size - 2;
    if (bytes[at] === CLOSE_OPCODE && bytes[at + 1] === size) return true;
  }
  return false;
}

export interface SocketForwardingOptions {
  gatewayUrl: string;
  proxySecret?: string;
  balancers?: readonly string[];
  isAllowedHost: (request: IncomingMessage) => boolean;
  logger: Logger;
}

function headLines({ statusCode = 502, statusMessage = '', rawHeaders }: IncomingMessage): string {
  const pairs = rawHeaders.flatMap((value, index) =>
    index % 2 === 0 ? [`${value}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...pairs, '', ''].join('\r\n');
}

/** Upstream address by path and query only: an absolute-form target must not redirect the proof. Null for other paths. */
function upstreamOf(address: string | undefined, gatewayUrl: string): URL | null {
  const [path = '', query] = (address ?? '').split('?', 2);
  if (!PATHS.has(path)) return null;
  return new URL(query === undefined ? path : `${path}?${query}`, gatewayUrl);
}

const NO_SOCKET: PlainProblem = { status: 404, code: 'NOT_FOUND', key: 'problem.notFound' };
const AWAY: PlainProblem = { status: 503, code: 'UNAVAILABLE', key: 'problem.unavailable' };

/** Forwards WebSocket connections unchanged. @returns a function that closes them with 1012 */
export function addSocketForwarding(
  server: Server,
  { gatewayUrl, proxySecret, balancers, isAllowedHost, logger }: SocketForwardingOptions,
): () => Promise<void> {
  const open = new Set<Duplex>();

  const join = (browser: Duplex, gateway: Duplex) => {
    open.add(browser);
    browser.on('close', () => {
      open.delete(browser);
      gateway.destroy();
    });
    let last: Buffer = Buffer.alloc(0);
    gateway
      .on('data', (bytes: Buffer) => (last = bytes))
      .on('error', () => gateway.destroy())
      .on('close', () => {
        if (endsWithClose(last)) browser.end();
        else browser.end(RESTART_FRAME);
        setTimeout(() => browser.destroy(), FAREWELL_MS).unref();
      });
    browser.pipe(gateway).pipe(browser, { end: false });
  };

  server.on('upgrade', (request: IncomingMessage, browser: Duplex, first: Buffer) => {
    browser.on('error', () => browser.destroy());
    if (hasSecondHost(request)) return refuseConnection(browser, request, SECOND_HOST);
    if (!isAllowedHost(request)) return refuseConnection(browser, request, UNKNOWN_HOST);
    const target = upstreamOf(request.url, gatewayUrl);
    if (!target) return refuseConnection(browser, request, NO_SOCKET);
    const upstream = httpRequest(target, {
      headers: forwardedHeaders(request, { requestId: randomUUID(), proxySecret, balancers }),
      timeout: CONNECT_TIMEOUT_MS,
    });
    browser.once('close', () => upstream.destroy());
    upstream.once('upgrade', (response, gateway, rest) => {
      gateway.setTimeout(0);
      browser.write(headLines(response));
      if (rest.length > 0) browser.write(rest);
      if (first.length > 0) gateway.write(first);
      join(browser, gateway);
    });
    upstream.once('response', (response) => {
      browser.write(headLines(response));
      response.pipe(browser);
    });
    upstream.once('timeout', () => upstream.destroy(new Error('timeout')));
    upstream.once('error', (err) => {
      logger.warn({ err }, 'The gateway took no socket');
      refuseConnection(browser, request, AWAY);
    });
    upstream.end();
  });

  return async () => {
    if (open.size === 0) return;
    for (const socket of open) socket.end(RESTART_FRAME);
    await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    for (const socket of open) socket.destroy();
  };
}
