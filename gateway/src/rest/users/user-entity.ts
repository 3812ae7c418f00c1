import type * as z from 'zod/mini';
import type { RestUserFieldsFragment } from '../../generated/graphql';
import { numberOf } from '../entity-fields';
import type { userSchema } from './users.schemas';

/** A profile; its documents are added where one profile is asked for. */
export type UserEntity = Omit<z.output<typeof userSchema>, 'verificationDocuments'>;

/** What everybody learns of a clinic. */
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

/** Fields that the graph shows to some viewers only. */
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

/** Everything but what the viewer may not see, which is left out. */
function profile(user: RestUserFieldsFragment): UserEntity {
  const shown = Object.entries(user).filter(
    ([name, value]) => value !== null || !RESTRICTED.has(name),
  );
  return { ...(Object.fromEntries(shown) as UserEntity), id: numberOf(user.id) };
}

/** Self and administrators are told whether the account is an administrator's. */
const isInside = (user: RestUserFieldsFragment): boolean => typeof user.isAdmin === 'boolean';

/** A profile as its viewer may see it; the graph has already blanked what they may not. */
export const toUser = (user: RestUserFieldsFragment): UserEntity =>
  user.role === 'clinic' && !isInside(user) ? clinicCard(user) : profile(user);

/** A row of the public list: whether there is a licence, never its number. */
export function toProfessional(user: RestUserFieldsFragment): UserEntity {
  const { licenseNumber, email, streetAddress, postalCode, ...row } = profile(user);
  return row;
}
