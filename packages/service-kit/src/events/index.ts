export type {
  Bus,
  EventHandler,
  ForgottenEvents,
  JobHandler,
  LiveBus,
  LiveHandler,
  OutboxEvent,
} from './bus';
export { eventCounter, givenUp } from './event-metrics';
export { consumeOnce } from './inbox';
export { appendEvents, appendOutbox, eventsOf, type NewEvent } from './outbox';
export { createOutboxRelay } from './outbox-relay';
export type { OutboxRelay, OutboxRelayOptions } from './outbox-relay';
export { createPostgresBus } from './postgres-bus';
export type { PostgresBusOptions } from './postgres-bus';
