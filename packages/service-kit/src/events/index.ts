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
export { BROKER_ADDRESS_FORM, parseBrokerAddress } from './broker-address';
export { createBus, type BusOptions } from './create-bus';
export { createPostgresBus } from './postgres-bus';
export type { PostgresBusOptions } from './postgres-bus';
