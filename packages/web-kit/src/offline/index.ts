export { isUnreachable } from './is-unreachable';
export { offlineStore } from './offline-store';
export type { WaitingMutation, WaitingSubject } from './offline-database';
export { outbox } from './outbox';
export { useOfflineState } from './use-offline-state';
