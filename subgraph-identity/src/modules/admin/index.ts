export { createAdminService } from './admin.service';
export type { AdminService } from './admin.service';
export { createAuditRepository } from './audit.repository';
export type { AuditEntry, AuditRepository } from './audit.repository';
export { auditResolvers } from './audit.resolvers';
export { createAuditService } from './audit.service';
export type { AuditIntegrity, AuditService } from './audit.service';
