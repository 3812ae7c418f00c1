// boundaries/dependencies [platform]
export { createLogger } from '@tbt/service-kit';
