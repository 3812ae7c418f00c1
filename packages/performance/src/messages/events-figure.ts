import { randomUUID } from 'node:crypto';
import { createBus, createLogger, type Bus, type OutboxEvent } from '@tbt/service-kit';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { natsServer } from '@tbt/workspace/nats-server';
import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { estimate, ratio } from '../harness/statistics';

const EVENTS = 4_000;
/** As the relay publishes them. */
const BATCH = 200;
const SERVICES = ['identity', 'messaging'] as const;
const NAME = 'application.changed';

const eventOf = (applicationId: number): OutboxEvent => ({
  id: randomUUID(),
  name: NAME,
  payload: {
    ...{ applicationId, revision: 1, jobId: 1, clinicId: 2, professionalId: 3 },
    status: 'pending',
    at: '2027-03-01T12:00:00.000Z',
  },
  createdAt: '2027-03-01T12:00:00.000Z',
});

async function startPair(databaseUrl: string, brokerUrl: string | undefined) {
  const logger = createLogger({ service: 'bench', level: 'error' });
  const open = async (service: string): Promise<Bus> => {
    const bus = await createBus({ databaseUrl, brokerUrl, service, logger });
    await bus.start();
    return bus;
  };
  const [sender, receiver] = [await open('sender'), await open('receiver')];
  let left = 0;
  let finish: () => void = () => undefined;
  for (const service of SERVICES)
    await receiver.subscribe(service, NAME, async () => {
      left -= 1;
      if (left === 0) finish();
    });
  return {
    /** Events a second, from the first that is published to the last that both services handled. */
    measure: async (): Promise<number> => {
      left = EVENTS * SERVICES.length;
      const done = new Promise<void>((resolve) => (finish = resolve));
      const events = Array.from({ length: EVENTS }, (_, index) => eventOf(index));
      const start = performance.now();
      for (let at = 0; at < EVENTS; at += BATCH) await sender.publish(events.slice(at, at + BATCH));
      await done;
      return (EVENTS * 1_000) / (performance.now() - start);
    },
    stop: async () => {
      await receiver.stop();
      await sender.stop();
    },
  };
}

/** Events a second from one process to two consuming services, through NATS and through PostgreSQL. */
export async function eventsFigures(urls: DatabaseUrls, slices: number): Promise<Figure[]> {
  const broker = await natsServer();
  const pairs = {
    // Another database: a receiver with a broker also asks PostgreSQL for events.
    nats: await startPair(urls.identity, broker.url),
    postgres: await startPair(urls.bus, undefined),
  };
  const rates = await takeTurns(['nats', 'postgres'], (name) => pairs[name].measure(), slices);
  await pairs.postgres.stop();
  await pairs.nats.stop();
  await broker.remove();
  return [
    {
      name: 'events a second to two services: NATS ÷ PostgreSQL',
      unit: 'times',
      value: ratio(rates.nats, rates.postgres),
      target: { atLeast: 1 },
    },
    { name: 'events a second through NATS', unit: 'events/s', value: estimate(rates.nats) },
    {
      name: 'events a second through PostgreSQL',
      unit: 'events/s',
      value: estimate(rates.postgres),
    },
  ];
}
