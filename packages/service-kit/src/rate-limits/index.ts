export { createLocalRateLimits } from './local-rate-limits';
export { createRateLimits } from './rate-limits';
export type { RateLimit, RateLimitState, RateLimits } from './rate-limits';
export { consumeWriteQuota } from './write-quota';
