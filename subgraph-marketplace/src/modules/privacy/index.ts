export { createOffboarding, type OffboardUser } from './offboard-user';
export { MARKETPLACE_RETENTION } from './retention-rules';
export { MARKETPLACE_TABLES } from './privacy-register';
