import { jetstream } from '@nats-io/jetstream';
import { EVENT_CONSUMERS } from '@tbt/contracts';
import type { Logger } from '../logger';
import { copiesIn, type BrokerAddress } from './broker-address';
import { createBrokerConnection } from './broker-connection';
import { forgetOnBroker } from './broker-forget';
import { createBrokerSignals } from './broker-signals';
import { declareStreams, EVENTS } from './broker-streams';
import { createBrokerWorker, type BrokerWorker } from './broker-worker';
import type { Bus, OutboxEvent } from './bus';
import { assertConsumer } from './event-consumers';
import { brokerConnected, eventMetrics } from './event-metrics';

export type NatsBusOptions = {
  address: BrokerAddress;
  service: string;
  logger: Logger;
  /** Keeps scheduled jobs and idempotency keys; its events of the time before the broker are handled too. */
  postgres: Bus;
  /** Attempts of a failing event after its first; default 16. */
  retryLimit?: number;
};

const PUBLISH_WITHIN_MS = 5_000;

export function createNatsBus(options: NatsBusOptions): Bus {
  const { address, service, logger, postgres, retryLimit = 16 } = options;
  eventMetrics.registerMetric(brokerConnected);
  const workers = new Map<string, BrokerWorker>();
  const declare = (opened: Parameters<typeof declareStreams>[0]) =>
    declareStreams(opened, copiesIn(address));
  const connection = createBrokerConnection({
    address,
    name: service,
    logger,
    onConnect: async (opened) => {
      await declare(opened);
      signals.listen(opened);
    },
  });
  const signals = createBrokerSignals(connection, logger);

  const workerOf = (consumer: string): BrokerWorker => {
    const known = workers.get(consumer);
    if (known) return known;
    const worker = createBrokerWorker({
      connection,
      service: consumer,
      logger,
      retryLimit,
      declareStreams: declare,
    });
    workers.set(consumer, worker);
    return worker;
  };

  const publish = async (events: readonly OutboxEvent[]): Promise<void> => {
    const opened = connection.current();
    const stream = jetstream(opened, { timeout: PUBLISH_WITHIN_MS });
    const sent = events.flatMap((event) =>
      EVENT_CONSUMERS[event.name].map((consumer) =>
        stream.publish(`${EVENTS.prefix}.${consumer}.${event.name}`, JSON.stringify(event), {
          msgID: `${event.id}.${consumer}`,
          expect: { streamName: EVENTS.stream },
        }),
      ),
    );
    const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
    if (failed?.status !== 'rejected') return;
    // The broker may have lost its storage.
    await declare(opened).catch(() => undefined);
    throw failed.reason;
  };

  const start = async (): Promise<void> => {
    await postgres.start();
    await connection.start();
  };
  let starting: Promise<void> | undefined;

  return {
    publish,
    subscribe: async (consumer, name, handler) => {
      assertConsumer(consumer, name);
      await postgres.subscribe(consumer, name, handler);
      workerOf(consumer).on(name, (data) => handler(data as OutboxEvent<typeof name>));
    },
    live: {
      publish: signals.publish,
      subscribe: signals.subscribe,
      onMissed: signals.onMissed,
    },
    claimKey: postgres.claimKey,
    schedule: postgres.schedule,
    forget: async (person) =>
      (await postgres.forget(person)) + (await forgetOnBroker(connection.current(), person)),
    start: () => (starting ??= start()),
    stop: async () => {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await connection.stop();
      await postgres.stop();
    },
    ready: postgres.ready,
    degraded: () => (connection.isConnected() ? [] : ['broker']),
  };
}
