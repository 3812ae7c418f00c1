import type { LicenceFacts, PersonContact, PersonSnapshot } from '@tbt/contracts';
import { planStateOf } from './plan-state';
import type { User } from './users.queries';

const POSTAL_AREA_LENGTH = 3;

/** For other subgraphs: no e-mail, licence number or password; the street of offices only. */
export function personSnapshot(
  user: User,
  { licences, clinicIds }: { licences: readonly LicenceFacts[]; clinicIds: readonly number[] },
): PersonSnapshot {
  const { subscriptionTier, subscriptionStatus, subscriptionEndsAt } = planStateOf(user);
  return {
    id: user.id,
    revision: user.revision,
    role: user.role,
    isAdmin: user.isAdmin,
    isActive: user.isActive,
    isVerified: user.isVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    province: user.province,
    city: user.city,
    educationInstitution: user.educationInstitution,
    educationTier: user.educationTier,
    yearsExperience: user.yearsExperience,
    isNewGrad: user.isNewGrad,
    workingStyle: user.workingStyle,
    personalityType: user.personalityType,
    workPace: user.workPace,
    clinicVibe: user.clinicVibe,
    teamCollaboration: user.teamCollaboration,
    patientTypes: user.patientTypes,
    specialtyFocus: user.specialtyFocus,
    languagesSpoken: user.languagesSpoken,
    availability: user.availability,
    streetAddress: user.role === 'clinic' ? user.streetAddress : null,
    postalCode: user.role === 'clinic' ? user.postalCode : null,
    postalArea: user.postalCode?.slice(0, POSTAL_AREA_LENGTH) ?? null,
    travelDistance: user.travelDistance,
    ...{ subscriptionTier, subscriptionStatus },
    subscriptionEndsAt: subscriptionEndsAt?.toISOString() ?? null,
    licences: [...licences],
    clinicIds: [...clinicIds],
    createdAt: user.createdAt.toISOString(),
  };
}

/** For messaging: e-mail, language and an office's address. */
export const personContact = (user: User): PersonContact => ({
  id: user.id,
  revision: user.revision,
  email: user.email,
  isEmailConfirmed: user.emailConfirmedAt !== null,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  locale: user.locale,
  isActive: user.isActive,
  streetAddress: user.role === 'clinic' ? user.streetAddress : null,
  city: user.role === 'clinic' ? user.city : null,
  province: user.role === 'clinic' ? user.province : null,
});

const CONTACT_FIELDS: readonly (keyof User)[] = [
  'email',
  'emailConfirmedAt',
  'firstName',
  'lastName',
  'role',
  'locale',
  'isActive',
  'streetAddress',
  'city',
  'province',
];

/** Whether a change of these fields affects `personContact`. */
export const touchesContact = (fields: readonly string[]): boolean =>
  CONTACT_FIELDS.some((field) => fields.includes(field));
