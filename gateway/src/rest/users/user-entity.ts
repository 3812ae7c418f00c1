import type * as z from 'zod/mini';
import type { RestUserFieldsFragment, RestUserQuery } from '../../generated/graphql';
import { numberOf } from '../entity-fields';
import type { userSchema } from './users.schemas';

type User = z.output<typeof userSchema>;

/** Documents and matching preferences are added where a single profile is requested, language and clinics to the own account. */
export type UserEntity = Omit<
  User,
  'verificationDocuments' | 'matchingPreferences' | 'locale' | 'clinics'
>;

type Preferences = NonNullable<NonNullable<RestUserQuery['user']>['matchingPreferences']>;

export const toMatchingPreferences = ({
  weights,
  dismissals,
}: Preferences): User['matchingPreferences'] => ({
  weights: Object.fromEntries(weights.map(({ key, weight }) => [key, weight])),
  dismissals: Object.fromEntries(dismissals.map(({ reason, count }) => [reason, count])),
});

/** Public fields of a clinic. */
const clinicCard = (user: RestUserFieldsFragment): UserEntity => ({
  id: numberOf(user.id),
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role ?? null,
  province: user.province ?? null,
  city: user.city ?? null,
  streetAddress: user.streetAddress ?? null,
  postalCode: user.postalCode ?? null,
  avgRating: user.avgRating ?? null,
  totalReviews: user.totalReviews ?? null,
});

/** Fields visible to some viewers only. */
const RESTRICTED: ReadonlySet<string> = new Set([
  'email',
  'licenseNumber',
  'streetAddress',
  'postalCode',
  'subscriptionStatus',
  'subscriptionId',
  'customerId',
  'subscriptionEndsAt',
  'promotionalCode',
  'isPromotionalUser',
  'isAdmin',
]);

/** Omits what the viewer may not see. */
function profile(user: RestUserFieldsFragment): UserEntity {
  const shown = Object.entries(user).filter(
    ([name, value]) => value !== null || !RESTRICTED.has(name),
  );
  return { ...(Object.fromEntries(shown) as UserEntity), id: numberOf(user.id) };
}

/** Only the user and administrators read `isAdmin`. */
const isInside = (user: RestUserFieldsFragment): boolean => typeof user.isAdmin === 'boolean';

export const toUser = (user: RestUserFieldsFragment): UserEntity =>
  user.role === 'clinic' && !isInside(user) ? clinicCard(user) : profile(user);

/** Whether there is a licence, never its number. */
export function toProfessional(user: RestUserFieldsFragment): UserEntity {
  const { licenseNumber, email, streetAddress, postalCode, ...row } = profile(user);
  return row;
}
