import { forbidden, requireViewer, type RequestInfo, type Viewer } from '@tbt/service-kit';

/** Whether somebody reads the way in whatever they have booked: the clinic itself and administrators. */
export const ownsOrientation = (viewer: Viewer | null, clinicId: number): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.actingClinicId === clinicId);

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN for anybody who acts for no clinic. */
export function requireClinic(info: RequestInfo): number {
  const { actingClinicId } = requireViewer(info);
  if (actingClinicId === null) throw forbidden('access.role', { values: { roles: 'clinic' } });
  return actingClinicId;
}
