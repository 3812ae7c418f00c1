import type * as z from 'zod/mini';
import { greetingName } from '@tbt/contracts';
import type { RestClinicsFragment, RestUserFieldsFragment } from '../../generated/graphql';
import { numberOf } from '../entity-fields';
import { toUser, type UserEntity } from '../users/user-entity';
import type { ownClinicSchema } from '../users/users.schemas';

type OwnClinic = z.output<typeof ownClinicSchema>;

export const toOwnUser = ({
  clinics,
  ...user
}: RestUserFieldsFragment & RestClinicsFragment): UserEntity & { clinics: OwnClinic[] } => ({
  ...toUser(user),
  clinics: clinics.map(({ clinicId, clinic, ...membership }): OwnClinic => ({
    clinicId: numberOf(clinicId),
    name: greetingName({ role: 'clinic', ...clinic }),
    province: clinic.province ?? null,
    city: clinic.city ?? null,
    role: membership.role,
    isActing: membership.isActing,
    plan: membership.plan,
    subscriptionStatus: membership.subscriptionStatus ?? null,
    subscriptionTier: membership.subscriptionTier ?? null,
    subscriptionEndsAt: membership.subscriptionEndsAt ?? null,
  })),
});
