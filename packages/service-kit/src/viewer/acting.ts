import {
  CLINIC_PERMISSIONS,
  hasClinicPermission,
  isProfessionalRole,
  mayRunMutation,
  type ClinicPermission,
  type ClinicRole,
  type ProfessionalRole,
  type Role,
} from '@tbt/contracts';
import { forbidden } from '../errors/domain-error';
import { requireViewer, type RequestInfo, type Viewer } from './viewer';

type Actor = Pick<RequestInfo, 'viewer'>;

/** The viewer's own account, or the clinic that employs a staff account. */
export const actingClinicOf = (viewer: Viewer | null): number | null =>
  viewer && (viewer.actingClinicId ?? (viewer.role === 'clinic' ? viewer.userId : null));

export const actingUserId = (viewer: Viewer): number => actingClinicOf(viewer) ?? viewer.userId;

/** The side of a shift that the viewer acts for; a clinic comes before the viewer's own role. */
export type ActingSide = { clinicId: number } | { professionalId: number };

/** Null for a viewer on neither side, such as an administrator without a role. */
export function actingSideOf(viewer: Viewer | null): ActingSide | null {
  const clinicId = actingClinicOf(viewer);
  if (clinicId !== null) return { clinicId };
  return isProfessionalRole(viewer?.role) ? { professionalId: viewer.userId } : null;
}

export const idOfSide = (side: ActingSide): number =>
  'clinicId' in side ? side.clinicId : side.professionalId;

export const actingRole = (viewer: Viewer): Role | null =>
  actingClinicOf(viewer) === null ? viewer.role : 'clinic';

export const hasRole = (viewer: Viewer, roles: readonly Role[]): boolean =>
  (viewer.role !== null && roles.includes(viewer.role)) ||
  (roles.includes('clinic') && actingClinicOf(viewer) !== null);

const needsRole = (...roles: string[]) =>
  forbidden('access.role', { values: { roles: roles.join(', ') } });

/** Null for a viewer who acts for no clinic. Without a stated role a clinic's own account is its owner, and any other only reads. */
export function clinicRoleOf(viewer: Viewer | null): ClinicRole | null {
  const clinicId = actingClinicOf(viewer);
  if (viewer === null || clinicId === null) return null;
  return viewer.clinicRole ?? (clinicId === viewer.userId ? 'owner' : 'viewer');
}

/** False for a member who only reads for the clinic: offers no steps that would be refused. */
export function mayTakeSteps(viewer: Viewer | null): boolean {
  const role = clinicRoleOf(viewer);
  return role === null || hasClinicPermission(role, 'staffing');
}

/** False for a mutation that the member's role in the clinic is refused; true for all who act for none. */
export function mayRun(viewer: Viewer | null, mutation: string): boolean {
  const role = clinicRoleOf(viewer);
  return role === null || mayRunMutation(role, mutation);
}

export const needsClinicRole = (roles: readonly ClinicRole[]) =>
  forbidden('access.clinicRole', { values: { roles: roles.join(', ') } });

/** The clinic, for members whose role has the permission. @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
export function requireClinicPermission(info: Actor, permission: ClinicPermission): number {
  const clinicId = requireClinic(info);
  const role = clinicRoleOf(requireViewer(info));
  if (role === null || !hasClinicPermission(role, permission))
    throw needsClinicRole(CLINIC_PERMISSIONS[permission]);
  return clinicId;
}

/** @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for one who acts for no clinic. */
export function requireClinic(info: Actor): number {
  const clinicId = actingClinicOf(requireViewer(info));
  if (clinicId === null) throw needsRole('clinic');
  return clinicId;
}

export type Professional = { id: number; role: ProfessionalRole };

/** @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for all but professionals. */
export function requireProfessional(info: Actor): Professional {
  const { userId, role } = requireViewer(info);
  if (isProfessionalRole(role)) return { id: userId, role };
  throw needsRole('hygienist', 'assistant');
}

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that is neither clinic nor professional. */
export function requireOneSide(info: Actor): ActingSide {
  const side = actingSideOf(requireViewer(info));
  if (side === null) throw needsRole('hygienist', 'assistant', 'clinic');
  return side;
}

/** @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for all but administrators. */
export function requireAdmin(info: Actor): Viewer {
  const viewer = requireViewer(info);
  if (viewer.isAdmin) return viewer;
  throw needsRole('admin');
}
