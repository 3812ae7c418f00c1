import { connect, createServer, type Socket } from 'node:net';
import { LOOPBACK, SLOW_MS, type ConnectionFault, type FaultProxy } from './fault';
import { createListener } from './listener';

interface Tunnel {
  freeze(): void;
  thaw(): void;
  end(): void;
}

interface TunnelOptions {
  upstreamPort: () => number;
  /** Milliseconds that each chunk to the server is delayed. */
  delayMs: () => number;
  isFrozen: () => boolean;
}

/** Connects a caller with the server; frozen tunnels forward nothing. */
function openTunnel(caller: Socket, options: TunnelOptions): Tunnel {
  let server: Socket | undefined;
  const end = () => {
    caller.destroy();
    server?.destroy();
  };
  const carry = (from: Socket, to: Socket, delay: () => number) => {
    from.on('data', (piece: Buffer) => {
      from.pause();
      const write = () => {
        if (to.destroyed) return;
        to.write(piece, () => {
          if (!options.isFrozen()) from.resume();
        });
      };
      if (delay() > 0) setTimeout(write, delay());
      else write();
    });
  };
  const begin = () => {
    server = connect(options.upstreamPort(), LOOPBACK);
    server.setNoDelay(true);
    server.on('error', end);
    server.once('close', end);
    carry(caller, server, options.delayMs);
    carry(server, caller, () => 0);
  };
  caller.setNoDelay(true);
  caller.once('close', end);
  if (options.isFrozen()) caller.pause();
  else begin();
  return {
    end,
    freeze: () => {
      caller.pause();
      server?.pause();
    },
    thaw: () => {
      if (!server) begin();
      caller.resume();
      server?.resume();
    },
  };
}

/** Proxies any TCP protocol, such as PostgreSQL. */
export async function startTcpFaultProxy(): Promise<FaultProxy<ConnectionFault>> {
  let fault: ConnectionFault = 'pass';
  let upstreamPort: number | undefined;
  const tunnels = new Set<Tunnel>();
  const isFrozen = () => fault === 'hang' || upstreamPort === undefined;
  const server = createServer((caller) => {
    if (fault === 'reset') return caller.resetAndDestroy();
    const tunnel = openTunnel(caller, {
      isFrozen,
      upstreamPort: () => upstreamPort ?? 0,
      delayMs: () => (fault === 'slow' ? SLOW_MS : 0),
    });
    tunnels.add(tunnel);
    caller.once('close', () => tunnels.delete(tunnel));
  });
  const listener = createListener(server);
  const settle = () => tunnels.forEach((tunnel) => (isFrozen() ? tunnel.freeze() : tunnel.thaw()));
  await listener.open();
  return {
    port: listener.port(),
    get fault() {
      return fault;
    },
    forwardTo: (port) => {
      upstreamPort = port;
      settle();
    },
    async set(next) {
      fault = next;
      if (next === 'down') return listener.shut();
      if (next === 'reset') listener.breakAll();
      settle();
      return listener.open();
    },
    close: () => listener.shut(),
  };
}
