import { isAboutPerson } from '../events/about-person';
import type { Bus, EventHandler, JobHandler, OutboxEvent } from '../events/bus';
import { assertConsumer } from '../events/event-consumers';
import { createLiveSignals } from '../events/live-signals';

export type MemoryBus = Bus & {
  published: OutboxEvent[];
  signals: { name: string; payload: unknown }[];
  /** Resolves when all handlers have finished; rejects with the first error. */
  settled(): Promise<void>;
  runJob(name: string): Promise<void>;
  /** As after a reconnect. */
  missSignals(): void;
};

type AnyHandler = (event: OutboxEvent) => Promise<void>;

// Serialized, as a real bus would.
const cloneAsJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Delivers every event once, right after `publish`; failed handlers are not retried. */
export function memoryBus(): MemoryBus {
  const handlers = new Map<string, AnyHandler[]>();
  const jobs = new Map<string, JobHandler>();
  const live = createLiveSignals();
  const published: OutboxEvent[] = [];
  const signals: MemoryBus['signals'] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const keyOwners = new Map<string, string>();

  const start = (handler: AnyHandler, event: OutboxEvent) => {
    const run: Promise<void> = Promise.resolve()
      .then(() => handler(cloneAsJson(event)))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(run));
    running.add(run);
  };

  return {
    published,
    signals,
    publish: async (events) => {
      for (const event of events) {
        published.push(event);
        for (const handler of handlers.get(event.name) ?? []) start(handler, event);
      }
    },
    subscribe: async (service, name, handler: EventHandler<typeof name>) => {
      assertConsumer(service, name);
      handlers.set(name, [...(handlers.get(name) ?? []), handler as AnyHandler]);
    },
    live: {
      publish: async (name, payload) => {
        signals.push({ name, payload });
        live.deliver(name, cloneAsJson(payload));
      },
      subscribe: live.subscribe,
      onMissed: live.onMissed,
    },
    claimKey: async (viewerId, key, owner) => {
      const name = `${viewerId} ${key}`;
      keyOwners.set(name, keyOwners.get(name) ?? owner);
      return keyOwners.get(name) ?? owner;
    },
    forget: async (person) => {
      const kept = published.filter((event) => !isAboutPerson(event, person));
      const forgotten = published.length - kept.length;
      published.splice(0, published.length, ...kept);
      return forgotten;
    },
    schedule: async (name, _cron, handler) => void jobs.set(name, handler),
    runJob: async (name) => {
      const job = jobs.get(name);
      if (!job) throw new Error(`There is no job named ${name}`);
      await job();
    },
    missSignals: live.miss,
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
      const [failure] = failures.splice(0);
      if (failure !== undefined) throw failure;
    },
    start: async () => undefined,
    stop: async () => undefined,
    ready: async () => undefined,
    degraded: () => [],
  };
}
