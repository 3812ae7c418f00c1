import {
  CLINIC_PERMISSIONS,
  hasClinicPermission,
  type ClinicPermission,
  type ClinicRole,
} from '@tbt/contracts';
import { needsClinicRole, notFound } from '@tbt/service-kit';

/** Milliseconds. */
export const INVITATION_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** @param role of the viewer in the clinic. @throws DomainError NOT_FOUND for others, FORBIDDEN for other roles. */
export function authorizeInClinic(
  role: ClinicRole | null,
  permission: ClinicPermission,
): ClinicRole {
  if (role === null) throw notFound();
  if (!hasClinicPermission(role, permission)) throw needsClinicRole(CLINIC_PERMISSIONS[permission]);
  return role;
}
