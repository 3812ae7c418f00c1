import { actingClinicOf, forbidden, requireViewer } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';

/** For clinics and administrators. @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
export function requireScheduleReader(info: Pick<RequestInfo, 'viewer'>): void {
  const viewer = requireViewer(info);
  if (viewer.isAdmin || actingClinicOf(viewer) !== null) return;
  throw forbidden('access.role', { values: { roles: 'clinic' } });
}
