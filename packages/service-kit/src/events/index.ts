export type { Bus, EventHandler, JobHandler, LiveBus, LiveHandler, OutboxEvent } from './bus';
export { consumeOnce } from './inbox';
export { appendOutbox } from './outbox';
export { createOutboxRelay } from './outbox-relay';
export type { OutboxRelay, OutboxRelayOptions } from './outbox-relay';
export { createPostgresBus } from './postgres-bus';
export type { PostgresBusOptions } from './postgres-bus';
