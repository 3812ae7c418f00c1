export {
  CANCELLATION_OPEN_MINUTES,
  createEntitlementsQueries,
  type EntitlementsQueries,
} from './entitlements.queries';
export { createEntitlementsService } from './entitlements.service';
export type { EntitlementsService } from './entitlements.service';
