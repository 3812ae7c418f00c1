import type { LicenceFacts, PersonContact, PersonSnapshot } from '@tbt/contracts';
import type { User } from './users.repository';

const POSTAL_AREA_LENGTH = 3;

/** What other subgraphs learn of a person: no e-mail, street, licence number or password. */
export function personSnapshot(user: User, licences: readonly LicenceFacts[]): PersonSnapshot {
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
    postalArea: user.postalCode?.slice(0, POSTAL_AREA_LENGTH) ?? null,
    travelDistance: user.travelDistance,
    subscriptionTier: user.subscriptionTier,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionEndsAt: user.subscriptionEndsAt?.toISOString() ?? null,
    licences: [...licences],
    createdAt: user.createdAt.toISOString(),
  };
}

/** What the service that writes to people learns: how to reach them, in which language, and where an office is. */
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

/** Whether a change of these fields concerns how to reach a person. */
export const touchesContact = (fields: readonly string[]): boolean =>
  CONTACT_FIELDS.some((field) => fields.includes(field));
