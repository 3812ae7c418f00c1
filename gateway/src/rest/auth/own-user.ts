import type * as z from 'zod/mini';
import { greetingName, LOCALES, type Locale } from '@tbt/contracts';
import type { RestOwnAccountFragment, RestUserFieldsFragment } from '../../generated/graphql';
import { numberOf } from '../entity-fields';
import { toUser, type UserEntity } from '../users/user-entity';
import type { ownClinicSchema } from '../users/users.schemas';

type OwnClinic = z.output<typeof ownClinicSchema>;
type OwnUser = UserEntity & { locale: Locale | null; clinics: OwnClinic[] };

const toLocale = (value: string | null | undefined): Locale | null =>
  LOCALES.find((known) => known === value) ?? null;

export const toOwnUser = ({
  clinics,
  locale,
  ...user
}: RestUserFieldsFragment & RestOwnAccountFragment): OwnUser => ({
  ...toUser(user),
  locale: toLocale(locale),
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
