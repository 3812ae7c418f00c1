import type { DomainEventName, DomainEvents, LiveEventName, LiveEvents } from '@tbt/contracts';

/** A durable event as it travels. */
export type OutboxEvent<N extends DomainEventName = DomainEventName> = {
  [K in N]: {
    /** UUID of the outbox row; what `consumeOnce` remembers. */
    id: string;
    name: K;
    payload: DomainEvents[K];
    /** ISO instant. */
    createdAt: string;
  };
}[N];

export type EventHandler<N extends DomainEventName> = (event: OutboxEvent<N>) => Promise<void>;
export type LiveHandler<N extends LiveEventName> = (payload: LiveEvents[N]) => void;

/** Signals that are lost when nobody listens. */
export type LiveBus = {
  /** Never fails because the bus is away: the signal is lost then. */
  publish<N extends LiveEventName>(name: N, payload: LiveEvents[N]): Promise<void>;
  /** @returns how to stop listening. */
  subscribe<N extends LiveEventName>(name: N, handler: LiveHandler<N>): () => void;
};

export type JobHandler = () => Promise<void>;

/** Whose stored events are to be forgotten. */
export type ForgottenEvents = { userId: number; email: string };

/** What carries events between processes. */
export type Bus = {
  /** Stores the events for every subscribed service; the same event twice is stored once. */
  publish(events: readonly OutboxEvent[]): Promise<void>;
  /**
   * One copy of `service` gets each event, at least once, in any order; a handler that throws is
   * called again later.
   */
  subscribe<N extends DomainEventName>(
    service: string,
    name: N,
    handler: EventHandler<N>,
  ): Promise<void>;
  live: LiveBus;
  /**
   * Notes which subgraph an Idempotency-Key of a viewer belongs to, unless it is noted already.
   * @returns the one that it belongs to.
   */
  claimKey(viewerId: number, key: string, owner: string): Promise<string>;
  /** Runs `handler` at every tick of `cron` (UTC, minutes), once whatever the number of copies. */
  schedule(name: string, cron: string, handler: JobHandler): Promise<void>;
  /** Deletes events of a person that wait or are kept; not one that a handler works on. @returns how many. */
  forget(events: ForgottenEvents): Promise<number>;
  start(): Promise<void>;
  /** Waits for running handlers, then disconnects. */
  stop(): Promise<void>;
  /** @throws Error when the bus cannot carry events now. */
  ready(): Promise<void>;
};
