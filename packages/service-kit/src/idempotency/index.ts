export { idempotent } from './idempotent';
export type { IdempotentCall } from './idempotent';
