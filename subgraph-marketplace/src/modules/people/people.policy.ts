import { actingClinicOf, forbidden, requireViewer } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';

/**
 * Who is free when is for those who may see a schedule: clinics and administrators.
 * @throws DomainError UNAUTHENTICATED without a viewer, FORBIDDEN for anybody else.
 */
export function requireScheduleReader(info: Pick<RequestInfo, 'viewer'>): void {
  const viewer = requireViewer(info);
  if (viewer.isAdmin || actingClinicOf(viewer) !== null) return;
  throw forbidden('access.role', { values: { roles: 'clinic' } });
}
