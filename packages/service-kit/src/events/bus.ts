import type { DomainEventName, DomainEvents, LiveEventName, LiveEvents } from '@tbt/contracts';

export type OutboxEvent<N extends DomainEventName = DomainEventName> = {
  [K in N]: {
    /** UUID of the outbox row; the key of `consumeOnce`. */
    id: string;
    name: K;
    payload: DomainEvents[K];
    /** ISO instant. */
    createdAt: string;
  };
}[N];

export type EventHandler<N extends DomainEventName> = (event: OutboxEvent<N>) => Promise<void>;
export type LiveHandler<N extends LiveEventName> = (payload: LiveEvents[N]) => void;

/** Transient signals; lost without a listener. */
export type LiveBus = {
  /** Never rejects: the signal is lost when the bus is unreachable. */
  publish<N extends LiveEventName>(name: N, payload: LiveEvents[N]): Promise<void>;
  subscribe<N extends LiveEventName>(name: N, handler: LiveHandler<N>): () => void;
  /** Called after each connect: signals sent before may not have come. */
  onMissed(handler: () => void): () => void;
};

export type JobHandler = () => Promise<void>;

export type ForgottenEvents = { userId: number; email: string };

export type Bus = {
  /** Stores the events for every subscribed service; idempotent by event id. */
  publish(events: readonly OutboxEvent[]): Promise<void>;
  /** One replica of `service` gets each event, at least once, in any order. A failed handler is retried. */
  subscribe<N extends DomainEventName>(
    service: string,
    name: N,
    handler: EventHandler<N>,
  ): Promise<void>;
  live: LiveBus;
  /** Records which subgraph an Idempotency-Key of a viewer belongs to, unless recorded. @returns the owner. */
  claimKey(viewerId: number, key: string, owner: string): Promise<string>;
  /** Runs `handler` once per tick of `cron` (UTC), whatever the number of replicas. */
  schedule(name: string, cron: string, handler: JobHandler): Promise<void>;
  /** Deletes the person's stored events, except one a handler is processing. @returns how many. */
  forget(events: ForgottenEvents): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<void>;
  /** What is away although the process serves: its events wait in the outbox. */
  degraded(): readonly string[];
};
