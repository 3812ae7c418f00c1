// nothing
export { createLogger } from '@tbt/service-kit';
