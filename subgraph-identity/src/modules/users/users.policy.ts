import { isProfessionalRole } from '@tbt/contracts';
import {
  actingClinicOf,
  forbidden,
  notFound,
  requireViewer,
  type RequestInfo,
  type Viewer,
} from '@tbt/service-kit';
import type { User } from './users.queries';

type Person = Pick<User, 'id' | 'role' | 'isActive'>;

export type Relation = 'self' | 'admin' | 'entitled' | 'public';

/** Audience of each restricted field. */
export const PRIVATE_FIELDS = {
  email: 'contact',
  licenseNumber: 'contact',
  isLicenceNumberChecked: 'contact',
  licences: 'contact',
  streetAddress: 'address',
  postalCode: 'address',
  statedLicenceNumber: 'account',
  verificationDocuments: 'account',
  subscriptionStatus: 'account',
  subscriptionTier: 'account',
  subscriptionId: 'account',
  customerId: 'account',
  subscriptionEndsAt: 'account',
  promotionalCode: 'account',
  isPromotionalUser: 'account',
  isAdmin: 'account',
  profileVersion: 'account',
  locale: 'account',
  isEmailConfirmed: 'account',
  lastActiveAt: 'account',
} as const;
export type PrivateField = keyof typeof PRIVATE_FIELDS;

const OWNERS: readonly Relation[] = ['self', 'admin'];
const CONTACTS: readonly Relation[] = ['self', 'admin', 'entitled'];

export function mayReadField(
  field: PrivateField,
  relation: Relation,
  person: Pick<Person, 'role'>,
): boolean {
  const audience = PRIVATE_FIELDS[field];
  if (audience === 'account') return OWNERS.includes(relation);
  if (audience === 'address') return person.role === 'clinic' || OWNERS.includes(relation);
  return CONTACTS.includes(relation);
}

/** Only a clinic's view depends on entitlements. */
export const needsEntitlement = (viewer: Viewer | null, person: Person): boolean =>
  viewer !== null &&
  actingClinicOf(viewer) !== null &&
  !viewer.isAdmin &&
  viewer.userId !== person.id &&
  isProfessionalRole(person.role);

/** @param isEntitled the viewer's clinic has a live application or booking of this user. */
export function relationTo(viewer: Viewer | null, person: Person, isEntitled: boolean): Relation {
  if (viewer?.userId === person.id) return 'self';
  if (viewer?.isAdmin) return 'admin';
  return isEntitled && needsEntitlement(viewer, person) ? 'entitled' : 'public';
}

/** Closed accounts and administrators without a role are not visible. */
export const mayRead = (viewer: Viewer | null, person: Person): boolean =>
  viewer?.userId === person.id ||
  viewer?.isAdmin === true ||
  (person.isActive && person.role !== null);

/** Oneself and administrators read whatever is blocked. */
export const needsBlocks = (viewer: Viewer | null, person: Person): boolean =>
  viewer !== null && !viewer.isAdmin && viewer.userId !== person.id;

/** The account may have been closed while the change waited for the lock. @throws DomainError NOT_FOUND. */
export function requireOpen<U extends Pick<User, 'isActive'>>(person: U | null): U {
  if (!person?.isActive) throw notFound();
  return person;
}

/** @throws DomainError NOT_FOUND, FORBIDDEN unless the user or a service. */
export function authorizeEdit(info: RequestInfo, found: User | null): User {
  const person = requireOpen(found);
  if (info.system === null && !mayRead(info.viewer, person)) throw notFound();
  if (info.system === null && info.viewer?.userId !== person.id) {
    throw forbidden('access.foreignActor');
  }
  return person;
}

/** @throws DomainError FORBIDDEN unless a service acts. */
export function requireSystem(info: RequestInfo): void {
  if (info.system === null) throw forbidden('access.role', { values: { roles: 'system' } });
}

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN unless an administrator or a service acts. */
export function requireReviewer(info: RequestInfo): void {
  if (info.system !== null || requireViewer(info).isAdmin) return;
  throw forbidden('access.role', { values: { roles: 'admin' } });
}
