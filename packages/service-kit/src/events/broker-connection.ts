import { setTimeout as pause } from 'node:timers/promises';
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../logger';
import type { BrokerAddress } from './broker-address';
import { brokerConnected } from './event-metrics';

export type BrokerConnectionOptions = {
  address: BrokerAddress;
  name: string;
  logger: Logger;
  /** Awaited on every new connection before it counts as connected. */
  onConnect: (connection: NatsConnection) => Promise<void>;
};

export type BrokerConnection = {
  /** Resolves while the broker is away too. @throws Error when it refuses the credentials. */
  start(): Promise<void>;
  stop(): Promise<void>;
  isConnected(): boolean;
  /** @throws Error without a connection. */
  current(): NatsConnection;
  /** Undefined once stopped. */
  next(): Promise<NatsConnection | undefined>;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const CONNECT_WITHIN_MS = 5_000;
// A silent server is given up within fifteen seconds.
const PING_MS = 5_000;
const PINGS_UNANSWERED_MAX = 2;

const isRefusal = (error: unknown): boolean =>
  error instanceof errors.AuthorizationError ||
  (error instanceof Error && error.cause instanceof errors.AuthorizationError);

/**
 * The client's own reconnect would queue without limit what is sent meanwhile: here a broken connection
 * fails its senders at once, and the outbox keeps what they could not send.
 */
export function createBrokerConnection(options: BrokerConnectionOptions): BrokerConnection {
  const { address, name, logger, onConnect } = options;
  const { servers, hasTls, ...credentials } = address;
  let connection: NatsConnection | undefined;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let hasWarned = false;
  const stopping = new AbortController();
  const waiting = new Set<(connection: NatsConnection | undefined) => void>();

  const connectOnce = async (): Promise<NatsConnection> => {
    const opened = await connect({
      servers,
      name,
      ...credentials,
      ...(hasTls ? { tls: {} } : {}),
      reconnect: false,
      timeout: CONNECT_WITHIN_MS,
      pingInterval: PING_MS,
      maxPingOut: PINGS_UNANSWERED_MAX,
      noAsyncTraces: true,
    });
    try {
      await onConnect(opened);
    } catch (error) {
      await opened.close();
      throw error;
    }
    return opened;
  };

  const settle = (value: NatsConnection | undefined) => {
    connection = value;
    brokerConnected.set(value ? 1 : 0);
    if (!value && !isStopped) return;
    for (const resolve of waiting) resolve(value);
    waiting.clear();
  };

  const warn = (err: unknown) => {
    if (!hasWarned && !isStopped)
      logger.warn({ err, servers }, 'The broker is away; events wait in the outbox');
    hasWarned = true;
  };

  const keepConnected = async (attempt: Promise<NatsConnection>): Promise<void> => {
    let opening = attempt;
    for (let wait = FIRST_PAUSE_MS; !isStopped;) {
      try {
        const opened = await opening;
        if (isStopped) return await opened.close();
        if (hasWarned) logger.info({ servers }, 'The broker is back');
        hasWarned = false;
        wait = FIRST_PAUSE_MS;
        settle(opened);
        const reason = await opened.closed();
        settle(undefined);
        warn(reason);
      } catch (err) {
        warn(err);
      }
      // Spread, so that services do not return in step.
      const delay = wait * (0.5 + Math.random());
      await pause(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
      if (isStopped) break;
      opening = connectOnce();
    }
  };

  return {
    start: async () => {
      const first = connectOnce();
      const refusal = await first.then(
        () => undefined,
        (error: unknown) => (isRefusal(error) ? error : undefined),
      );
      if (refusal) throw new Error('The broker refuses the credentials of BUS_URL');
      running = keepConnected(first);
      await Promise.resolve();
    },
    stop: async () => {
      isStopped = true;
      stopping.abort();
      const last = connection;
      settle(undefined);
      await last?.close();
      await running;
    },
    isConnected: () => connection !== undefined,
    current: () => {
      if (!connection) throw new Error('The broker is not connected');
      return connection;
    },
    next: async () => {
      if (connection || isStopped) return connection;
      return new Promise((resolve) => waiting.add(resolve));
    },
  };
}
