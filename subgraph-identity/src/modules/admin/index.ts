export { createAdminService } from './admin.service';
export type { AdminService } from './admin.service';
export { createAuditRepository } from './audit.repository';
export type { AuditRepository } from './audit.repository';
