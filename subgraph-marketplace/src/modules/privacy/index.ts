export { createLeaving, type LeaveMarketplace } from './leave-marketplace';
export { MARKETPLACE_RETENTION } from './privacy.retention';
export { MARKETPLACE_TABLES } from './privacy.tables';
