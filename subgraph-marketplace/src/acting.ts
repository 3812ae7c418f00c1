import { isProfessionalRole, type ProfessionalRole } from '@tbt/contracts';
import { forbidden, requireViewer } from '@tbt/service-kit';
import type { RequestInfo, Viewer } from '@tbt/service-kit';

/** The clinic for which a viewer acts: its own account, or the one that employs a staff account. */
export const actingClinicOf = (viewer: Viewer | null): number | null =>
  viewer === null
    ? null
    : (viewer.actingClinicId ?? (viewer.role === 'clinic' ? viewer.userId : null));

/** Whom a viewer acts as: staff of a clinic as the clinic, everybody else as themselves. */
export const actingIdOf = (viewer: Viewer): number => actingClinicOf(viewer) ?? viewer.userId;

/** @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for one who acts for no clinic. */
export function requireClinic(info: Pick<RequestInfo, 'viewer'>): number {
  const clinicId = actingClinicOf(requireViewer(info));
  if (clinicId === null) throw forbidden('access.role', { values: { roles: 'clinic' } });
  return clinicId;
}

export type Professional = { id: number; role: ProfessionalRole };

/** @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for anybody but a professional. */
export function requireProfessional(info: Pick<RequestInfo, 'viewer'>): Professional {
  const { userId, role } = requireViewer(info);
  if (isProfessionalRole(role)) return { id: userId, role };
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant' } });
}

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that takes no part in shifts. */
export function requireOneSide(info: Pick<RequestInfo, 'viewer'>): void {
  const viewer = requireViewer(info);
  if (isProfessionalRole(viewer.role) || actingClinicOf(viewer) !== null) return;
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant, clinic' } });
}

/** @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for anybody but an administrator. */
export function requireAdmin(info: Pick<RequestInfo, 'viewer'>): Viewer {
  const viewer = requireViewer(info);
  if (viewer.isAdmin) return viewer;
  throw forbidden('access.role', { values: { roles: 'admin' } });
}
