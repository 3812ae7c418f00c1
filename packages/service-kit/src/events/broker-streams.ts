import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import type { JetStreamManager, StreamConfig } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_BYTES_MAX } from './outbox';

export const EVENTS = { stream: 'TBT_EVENTS', prefix: 'tbt.events' };
/** What was given up, until an operator has looked at it. */
export const DEAD_LETTERS = { stream: 'TBT_DEAD_LETTERS', prefix: 'tbt.dead' };
export const LIVE_PREFIX = 'tbt.live';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HEADERS_BYTES = 4_096;

const NO_SUCH_STREAM = 10_059;
const NAME_IN_USE = 10_058;

/** A handler that says nothing for this long has died. */
export const LEASE_MS = 6_000;

const streams = (copies: number): Pick<StreamConfig, 'name'>[] => [
  {
    name: EVENTS.stream,
    description: 'Events on their way, one copy for each service; removed when it has handled them',
    subjects: [`${EVENTS.prefix}.>`],
    retention: 'workqueue',
    storage: 'file',
    num_replicas: copies,
    // A full stream refuses: the outbox keeps what does not fit.
    discard: 'new',
    max_bytes: 1024 ** 3,
    max_age: nanos(30 * DAY_MS),
    duplicate_window: nanos(10 * MINUTE_MS),
  } as Partial<StreamConfig> & Pick<StreamConfig, 'name'>,
  {
    name: DEAD_LETTERS.stream,
    description: 'Events that a service could not handle in all its attempts',
    subjects: [`${DEAD_LETTERS.prefix}.>`],
    retention: 'limits',
    storage: 'file',
    num_replicas: copies,
    discard: 'old',
    max_bytes: 64 * 1024 ** 2,
    max_age: nanos(14 * DAY_MS),
  } as Partial<StreamConfig> & Pick<StreamConfig, 'name'>,
];

const isCode = (error: unknown, code: number) =>
  error instanceof JetStreamApiError && error.code === code;

/** An existing stream stays as its operator has set it. */
async function ensureStream(manager: JetStreamManager, stream: Pick<StreamConfig, 'name'>) {
  try {
    await manager.streams.info(stream.name);
  } catch (error) {
    if (!isCode(error, NO_SUCH_STREAM)) throw error;
    await manager.streams.add(stream).catch((failure: unknown) => {
      // Another replica was faster.
      if (!isCode(failure, NAME_IN_USE)) throw failure;
    });
  }
}

/** @throws Error naming the setting of a broker that cannot carry events. */
export async function declareStreams(connection: NatsConnection, copies: number): Promise<void> {
  const { info } = connection;
  if (!info?.jetstream)
    throw new Error('The broker has no JetStream: start nats-server with --jetstream');
  if (info.max_payload < EVENT_BYTES_MAX + HEADERS_BYTES)
    throw new Error(
      `The broker takes ${info.max_payload} bytes: max_payload must be at least ${EVENT_BYTES_MAX + HEADERS_BYTES}`,
    );
  const manager = await jetstreamManager(connection, { checkAPI: false });
  for (const stream of streams(copies)) await ensureStream(manager, stream);
}

export const declareConsumer = (manager: JetStreamManager, service: string) =>
  manager.consumers.add(EVENTS.stream, {
    durable_name: service,
    filter_subject: `${EVENTS.prefix}.${service}.>`,
    ack_policy: 'explicit',
    ack_wait: nanos(LEASE_MS),
    // Attempts are counted here: a broker that stops delivering would tell no operator.
    max_deliver: -1,
    max_ack_pending: 10_000,
  });
