import { createServer, request as callReplica } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Balancer {
  readonly port: number;
  setPorts(ports: readonly number[]): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Milliseconds without traffic after a failed connection: a dying replica still accepts some. */
const REST_MS = 1_000;
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Round robin over replicas; a request that a replica broke off is repeated only when idempotent. @param port - 0 is any. */
export async function startBalancer(port = 0): Promise<Balancer> {
  let ports: readonly number[] = [];
  let turn = 0;
  const restUntil = new Map<number, number>();
  const open = new Set<Socket>();

  /** Every replica once, round robin; failed ones last. */
  const inTurn = (): number[] => {
    const from = (turn += 1);
    const all = ports.map((_, index) => ports[(from + index) % ports.length] ?? 0);
    const rests = (replica: number) => (restUntil.get(replica) ?? 0) > Date.now();
    return [...all.filter((replica) => !rests(replica)), ...all.filter(rests)];
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const [first, ...others] = inTurn();
    const pass = (replica: number | undefined, left: number[]): void => {
      if (replica === undefined) {
        response.writeHead(502).end();
        return;
      }
      let wasTaken = false;
      const call = callReplica(
        {
          ...{ host: HOST, port: replica, method: request.method, path: request.url },
          headers: request.headers,
          // A new connection: a dead replica shows before anything is sent.
          agent: false,
        },
        (incoming) => {
          response.writeHead(incoming.statusCode ?? 502, incoming.headers);
          incoming.pipe(response);
          incoming.on('error', () => {
            restUntil.set(replica, Date.now() + REST_MS);
            response.destroy();
          });
        },
      );
      call.on('socket', (socket) => socket.once('connect', () => (wasTaken = true)));
      call.on('error', () => {
        restUntil.set(replica, Date.now() + REST_MS);
        if (response.headersSent) return response.destroy();
        const mayRepeat = !wasTaken || REPEATABLE.has(request.method ?? '');
        const [next, ...rest] = mayRepeat ? left : [];
        pass(next, rest);
      });
      call.end(body);
    };
    pass(first, others);
  };

  // The replica decides about keep-alive: a write on a connection that closes too early cannot be retried.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const pass = ([replica, ...left]: number[]): void => {
      if (replica === undefined) return void socket.destroy();
      const upstream = connect(replica, HOST);
      upstream.once('error', () => {
        restUntil.set(replica, Date.now() + REST_MS);
        pass(left);
      });
      upstream.once('connect', () => {
        upstream.removeAllListeners('error');
        const lines = request.rawHeaders.reduce(
          (text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'),
          `${request.method} ${request.url} HTTP/1.1\r\n`,
        );
        upstream.write(`${lines}\r\n`);
        upstream.write(head);
        for (const side of [socket, upstream]) {
          side.on('error', () => side.destroy());
          side.on('close', () => (side === socket ? upstream : socket).destroy());
        }
        upstream.pipe(socket).pipe(upstream);
      });
    };
    socket.on('error', () => socket.destroy());
    pass(inTurn());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    setPorts: (next) => void (ports = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
