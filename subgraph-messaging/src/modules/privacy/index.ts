export { MESSAGING_RETENTION } from './retention-rules';
export { MESSAGING_TABLES } from './privacy-register';
