import { CLINIC_PERMISSIONS, CLINIC_ROLES, permissionOfMutation } from '@tbt/contracts';
import { mayRun, needsClinicRole } from '../viewer/acting';
import type { RequestInfo } from '../viewer/viewer';

const infoOf = (context: unknown): RequestInfo | undefined =>
  typeof context === 'object' && context !== null && 'info' in context
    ? (context.info as RequestInfo)
    : undefined;

/** Before a mutation of the clinic the session acts for. @throws DomainError FORBIDDEN. */
export function refuseByClinicRole(mutation: string, context: unknown): void {
  if (mayRun(infoOf(context)?.viewer ?? null, mutation)) return;
  const needed = permissionOfMutation(mutation);
  throw needsClinicRole(
    needed in CLINIC_PERMISSIONS
      ? CLINIC_PERMISSIONS[needed as keyof typeof CLINIC_PERMISSIONS]
      : CLINIC_ROLES,
  );
}
