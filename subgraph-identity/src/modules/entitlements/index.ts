export { createEntitlementsRepository } from './entitlements.repository';
export { createEntitlementsService } from './entitlements.service';
export type { EntitlementsService } from './entitlements.service';
