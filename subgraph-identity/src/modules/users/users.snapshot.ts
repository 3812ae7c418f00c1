import type { PersonSnapshot } from '@tbt/contracts';
import type { User } from './users.repository';

type LicenceFacts = {
  province: string;
  status: PersonSnapshot['licences'][number]['status'];
  expiresOn: Date | null;
};

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
    specialtyFocus: user.specialtyFocus,
    languagesSpoken: user.languagesSpoken,
    availability: user.availability,
    travelDistance: user.travelDistance,
    subscriptionTier: user.subscriptionTier,
    subscriptionStatus: user.subscriptionStatus,
    subscriptionEndsAt: user.subscriptionEndsAt?.toISOString() ?? null,
    licences: licences.map(({ province, status, expiresOn }) => ({
      province,
      status,
      expiresOn: expiresOn?.toISOString().slice(0, 10) ?? null,
    })),
    createdAt: user.createdAt.toISOString(),
  };
}
