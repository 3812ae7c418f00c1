export { createEntitlementsQueries } from './entitlements.queries';
export { createEntitlementsService } from './entitlements.service';
export type { EntitlementsService } from './entitlements.service';
