export { MESSAGING_RETENTION } from './privacy.retention';
export { MESSAGING_TABLES } from './privacy.tables';
