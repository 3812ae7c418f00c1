import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOPBACK, SLOW_MS, type Fault, type FaultProxy } from './fault';
import { createListener } from './listener';
import { answerWrongly, headersFor, misshape } from './wrong-answers';

export interface HttpFaultProxyOptions {
  /** A fault for some paths; `pass` uses the proxy's own. Not `down`. */
  faultFor?: (path: string) => Fault;
}

/** Forwards the server's answer, whole, truncated or misshapen. */
async function relay(
  fault: Fault,
  upstreamPort: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method, url: path, headers } = request;
    // Without keep-alive a fault never leaves a half-used connection.
    const upstream = httpRequest(
      { host: LOOPBACK, port: upstreamPort, method, path, headers, agent: false },
      resolve,
    );
    // Kept for the request's life: a second error without a listener would end the process.
    upstream.on('error', reject);
    response.once('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  const status = answer.statusCode ?? 502;
  if (fault !== 'truncated' && fault !== 'wrong-shape') {
    response.writeHead(status, answer.headers);
    answer.once('error', () => response.destroy());
    answer.pipe(response);
    return;
  }
  const whole = await buffer(answer);
  if (fault === 'wrong-shape') {
    const body = misshape(whole);
    response.writeHead(status, headersFor(answer.headers, body.length)).end(body);
    return;
  }
  response.writeHead(status, headersFor(answer.headers, whole.length));
  response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
}

/** Proxies HTTP and WebSocket. */
export async function startHttpFaultProxy({
  faultFor = () => 'pass',
}: HttpFaultProxyOptions = {}): Promise<FaultProxy<Fault> & { settle(): void }> {
  let fault: Fault = 'pass';
  let upstreamPort: number | undefined;
  const held = new Set<{ destroy(): void }>();
  const sockets = new Set<Duplex>();
  const faultOf = (path = '/'): Fault => {
    const special = faultFor(path);
    return special === 'pass' ? fault : special;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const current = faultOf(request.url);
    if (current === 'hang' || upstreamPort === undefined) {
      held.add(response);
      response.once('close', () => held.delete(response));
      return;
    }
    if (current === 'reset') return request.socket.resetAndDestroy();
    if (answerWrongly(current, request, response)) return;
    if (current === 'slow') await wait(SLOW_MS);
    await relay(current, upstreamPort, request, response);
  };

  // The server decides about keep-alive: a mutation on a connection that closes too early cannot be retried.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const current = faultOf(request.url);
    if (current === 'hang') return void held.add(socket);
    if ((current !== 'pass' && current !== 'slow') || upstreamPort === undefined)
      return void socket.destroy();
    const upstream = connect(upstreamPort, LOOPBACK);
    const { method, url, httpVersion, rawHeaders } = request;
    const lines = rawHeaders.flatMap((value, at) =>
      at % 2 === 0 ? [`${value}: ${rawHeaders[at + 1] ?? ''}`] : [],
    );
    upstream.write([`${method} ${url} HTTP/${httpVersion}`, ...lines, '', ''].join('\r\n'));
    upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
    sockets.add(socket);
    const end = () => {
      sockets.delete(socket);
      socket.destroy();
      upstream.destroy();
    };
    for (const side of [socket, upstream]) side.once('close', end).on('error', end);
  });
  const listener = createListener(server);
  await listener.open();

  const settle = () => {
    for (const one of held) one.destroy();
    held.clear();
  };
  return {
    port: listener.port(),
    get fault() {
      return fault;
    },
    settle,
    forwardTo: (port) => {
      upstreamPort = port;
    },
    async set(next) {
      fault = next;
      settle();
      if (next === 'down') return listener.shut();
      if (next === 'reset') listener.breakAll();
      // An open socket stays silent in both directions.
      if (next === 'hang') for (const socket of sockets) socket.unpipe().pause();
      else if (next !== 'pass') for (const socket of sockets) socket.destroy();
      return listener.open();
    },
    async close() {
      settle();
      await listener.shut();
    },
  };
}
