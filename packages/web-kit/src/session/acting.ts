import {
  hasClinicPermission,
  SUBSCRIPTION_TIERS,
  type ClinicPermission,
  type ClinicRole,
} from '@tbt/contracts';
import type { SessionViewer } from './viewer';

/** Place, role and plan are the clinic's while the session acts for another account's clinic. */
export function withActingClinic(account: SessionViewer): SessionViewer {
  const acting = account.clinics?.find(({ isActing }) => isActing);
  if (!acting || acting.clinicId === account.id) return account;
  const tier = SUBSCRIPTION_TIERS.find((one) => one === acting.plan) ?? null;
  return {
    ...account,
    role: 'clinic',
    ownRole: account.role,
    province: acting.province,
    city: acting.city,
    // Members who do not read the plan still work within it.
    subscriptionStatus: acting.subscriptionStatus ?? (tier ? 'active' : 'free'),
    subscriptionTier: acting.subscriptionTier ?? tier,
    subscriptionEndsAt: acting.subscriptionEndsAt,
    actingClinic: acting,
  };
}

/** Whose shifts and messages the session works with: the clinic's, or the account's own. */
export const actorIdOf = (viewer: SessionViewer): number =>
  viewer.actingClinic?.clinicId ?? viewer.id;

/** In the clinic that the session acts for; null for others. */
export const clinicRoleOf = (viewer: SessionViewer | null): ClinicRole | null => {
  if (viewer?.role !== 'clinic') return null;
  return viewer.clinics?.find(({ isActing }) => isActing)?.role ?? 'owner';
};

export function mayInClinic(viewer: SessionViewer | null, permission: ClinicPermission): boolean {
  const role = clinicRoleOf(viewer);
  return role !== null && hasClinicPermission(role, permission);
}
