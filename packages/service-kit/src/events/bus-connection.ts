import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../logger';

export type BusConnectionOptions = {
  url: string;
  applicationName: string;
  channel: string;
  logger: Logger;
  onNotice: (payload: string) => void;
  /** Called after every connect; notifications sent before were missed. */
  onConnect: () => void;
};

export type BusConnection = {
  /** @throws when the database refuses the first connection. */
  start(): Promise<void>;
  stop(): Promise<void>;
  isListening(): boolean;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const HEARTBEAT_MS = 15_000;

/** Reconnects whenever the connection breaks. */
export function createBusConnection(options: BusConnectionOptions): BusConnection {
  const { url, applicationName, channel, logger, onNotice, onConnect } = options;
  let client: Client | undefined;
  let isStopped = true;
  let heartbeat: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => onNotice(payload ?? ''));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return next.end();
    client = next;
    onConnect();
  };

  const lost = (broken: Client) => {
    if (isStopped || client !== broken) return;
    client = undefined;
    logger.warn('Bus connection lost, connecting again');
    void broken.end().catch(() => undefined);
    void reconnect();
  };

  const reconnect = async () => {
    for (let wait = FIRST_PAUSE_MS; !isStopped; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        await connect();
        if (!isStopped) logger.info('Bus connection is back');
        return;
      } catch {
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  // A connection dropped by a firewall reports no error, so it is probed.
  const beat = async () => {
    const asked = client;
    if (!asked) return;
    const silence = setTimeout(() => lost(asked), HEARTBEAT_MS / 3);
    await asked.query('SELECT 1').catch(() => lost(asked));
    clearTimeout(silence);
  };

  return {
    start: async () => {
      isStopped = false;
      await connect();
      heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
      heartbeat.unref();
    },
    stop: async () => {
      isStopped = true;
      stopping.abort();
      clearInterval(heartbeat);
      const last = client;
      client = undefined;
      await last?.end();
    },
    isListening: () => client !== undefined,
  };
}
