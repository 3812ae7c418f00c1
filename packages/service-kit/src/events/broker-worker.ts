import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../logger';
import type { BrokerConnection } from './broker-connection';
import { DEAD_LETTERS, declareConsumer, EVENTS, LEASE_MS } from './broker-streams';
import { givenUp } from './event-metrics';

export type BrokerWorkerOptions = {
  connection: BrokerConnection;
  service: string;
  logger: Logger;
  /** Attempts after the first. */
  retryLimit: number;
  declareStreams: (connection: NatsConnection) => Promise<void>;
};

type Handle = (data: unknown) => Promise<void>;

export type BrokerWorker = {
  on(name: string, handle: Handle): void;
  /** Awaits running handlers and returns the events not begun. */
  stop(): Promise<void>;
};

const IN_HAND_MAX = 50;
const PARALLEL = 16;
const ASK_SECONDS = 20;
const HEARTBEAT_MS = LEASE_MS / 3;
const RETRY_MS = 1_000;

export function createBrokerWorker(options: BrokerWorkerOptions): BrokerWorker {
  const { connection, service, logger, retryLimit } = options;
  const handlers = new Map<string, Handle>();
  const inHand = new Set<JsMsg>();
  const waiting: JsMsg[] = [];
  const lanes = new Set<Promise<void>>();
  const stopping = new AbortController();
  let messages: ConsumerMessages | undefined;
  let wake: (() => void) | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStopped = false;

  // A connection that broke meanwhile loses the answer: the event comes again.
  const answer = (give: () => void) => {
    try {
      give();
    } catch (err) {
      logger.debug({ err, service }, 'An answer to the broker was lost');
    }
  };

  const giveUp = async (message: JsMsg, name: string, attempts: number, err?: unknown) => {
    const queue = `${service}.${name}`;
    const letter = headers();
    letter.set('Tbt-Attempts', String(attempts));
    await jetstream(connection.current()).publish(`${DEAD_LETTERS.prefix}.${queue}`, message.data, {
      headers: letter,
      msgID: `${service}.${message.seq}.${message.info.timestampNanos}`,
    });
    givenUp.inc({ queue });
    logger.error(
      { err, queue, sequence: message.seq, attempts, isGivenUp: true },
      err ? 'A consumer failed for good' : 'A consumer never came to an end',
    );
    message.term();
  };

  const handleOne = async (message: JsMsg): Promise<void> => {
    const name = message.subject.slice(`${EVENTS.prefix}.${service}.`.length);
    const attempt = message.info.deliveryCount;
    const handle = handlers.get(name);
    // Not subscribed yet, or an event of a newer release, for a replica that knows it.
    if (!handle) return answer(() => message.nak(RETRY_MS));
    try {
      if (attempt > retryLimit + 1) return await giveUp(message, name, attempt - 1);
      const failure = await handle(message.json()).then(
        () => undefined,
        (error: unknown) => error ?? new Error('A handler rejected without a reason'),
      );
      if (failure === undefined) return answer(() => message.ack());
      if (attempt > retryLimit) return await giveUp(message, name, attempt, failure);
      const queue = `${service}.${name}`;
      logger.error({ err: failure, queue }, 'A consumer failed, it will be called again');
      // The pauses of sixteen retries add up to about 18 hours.
      answer(() => message.nak(RETRY_MS * 2 ** (attempt - 1)));
    } catch (err) {
      logger.error({ err, queue: `${service}.${name}` }, 'An event could not be settled');
      answer(() => message.nak(RETRY_MS));
    }
  };

  const lane = async (): Promise<void> => {
    while (!isStopped) {
      const next = waiting.shift();
      if (!next) return;
      await handleOne(next);
      inHand.delete(next);
      wake?.();
    }
  };

  const take = (message: JsMsg) => {
    inHand.add(message);
    waiting.push(message);
    if (lanes.size >= PARALLEL) return;
    const started: Promise<void> = lane().finally(() => lanes.delete(started));
    lanes.add(started);
  };

  const room = async (): Promise<number> => {
    while (inHand.size > IN_HAND_MAX / 2 && !isStopped)
      await new Promise<void>((resolve) => (wake = resolve));
    return IN_HAND_MAX - inHand.size;
  };

  const pull = async (opened: NatsConnection): Promise<void> => {
    const manager = await jetstreamManager(opened, { checkAPI: false });
    await options.declareStreams(opened);
    await declareConsumer(manager, service);
    const consumer = await jetstream(opened).consumers.get(EVENTS.stream, service);
    while (!isStopped && !opened.isClosed()) {
      const max_messages = await room();
      if (isStopped) return;
      messages = await consumer.fetch({ max_messages, expires: ASK_SECONDS * 1_000 });
      if (isStopped) await messages.close();
      for await (const message of messages) {
        if (isStopped) answer(() => message.nak());
        else take(message);
      }
    }
  };

  const run = async (): Promise<void> => {
    heartbeat = setInterval(() => {
      for (const message of inHand) answer(() => message.working());
    }, HEARTBEAT_MS);
    while (!isStopped) {
      const opened = await connection.next();
      if (!opened) break;
      await pull(opened).catch(async (err: unknown) => {
        if (isStopped || opened.isClosed()) return;
        logger.warn({ err, service }, 'Events could not be asked for, will retry');
        await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      });
    }
  };

  return {
    on: (name, handle) => {
      handlers.set(name, handle);
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    stop: async () => {
      isStopped = true;
      stopping.abort();
      wake?.();
      await messages?.close();
      for (const message of waiting.splice(0)) {
        inHand.delete(message);
        answer(() => message.nak());
      }
      await Promise.all(lanes);
      clearInterval(heartbeat);
      if (connection.isConnected())
        await connection
          .current()
          .flush()
          .catch(() => undefined);
    },
  };
}
