export { createAdminService } from './admin.service';
export type { AdminService } from './admin.service';
export { createAuditQueries } from './audit.queries';
export type { AuditEntry, AuditQueries } from './audit.queries';
export { auditResolvers } from './audit.resolvers';
export { createAuditService } from './audit.service';
export type { AuditIntegrity, AuditService } from './audit.service';
