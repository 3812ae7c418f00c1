import {
  CLINIC_PERMISSIONS,
  CLINIC_ROLES,
  mayRunMutation,
  permissionOfMutation,
} from '@tbt/contracts';
import { clinicRoleOf, needsClinicRole } from '../viewer/acting';
import type { RequestInfo } from '../viewer/viewer';

const infoOf = (context: unknown): RequestInfo | undefined =>
  typeof context === 'object' && context !== null && 'info' in context
    ? (context.info as RequestInfo)
    : undefined;

/** Before a mutation of the clinic the session acts for. @throws DomainError FORBIDDEN. */
export function refuseByClinicRole(mutation: string, context: unknown): void {
  const role = clinicRoleOf(infoOf(context)?.viewer ?? null);
  if (role === null || mayRunMutation(role, mutation)) return;
  const needed = permissionOfMutation(mutation);
  throw needsClinicRole(
    needed in CLINIC_PERMISSIONS
      ? CLINIC_PERMISSIONS[needed as keyof typeof CLINIC_PERMISSIONS]
      : CLINIC_ROLES,
  );
}
