import { LIMITS, isProfessionalRole, type Role } from '@tbt/contracts';
import type { RuleForm } from '@tbt/web-kit/forms';
import type { ProfileFormFragment } from '../../generated/graphql';

/** Values of the form; an unanswered choice is an empty string. */
export interface ProfileFormValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  role: string;
  promotionalCode: string;
  educationInstitution: string;
  graduationYear: string;
  gpa: string;
  yearsExperience: string;
  licenseNumber: string;
  city: string;
  province: string;
  streetAddress: string;
  postalCode: string;
  travelDistance: string;
  availability: string[];
  workingStyle: string;
  personalityType: string;
  workPace: string;
  clinicVibe: string;
  patientTypes: string[];
  specialtyFocus: string[];
  languagesSpoken: string[];
  communicationStyle: string;
  teamCollaboration: string;
  stressHandling: string;
  /** Version of the saved profile; a draft keeps its own. */
  profileVersion: number;
}
export type ProfileFormState = RuleForm<ProfileFormValues>;
export type ProfileFieldName = Exclude<keyof ProfileFormValues, 'profileVersion'>;

export const emptyProfile: ProfileFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: 'hygienist',
  promotionalCode: '',
  educationInstitution: '',
  graduationYear: '',
  gpa: '',
  yearsExperience: '',
  licenseNumber: '',
  city: '',
  province: '',
  streetAddress: '',
  postalCode: '',
  travelDistance: String(LIMITS.travelDistanceDefault),
  availability: [],
  workingStyle: '',
  personalityType: '',
  workPace: '',
  clinicVibe: '',
  patientTypes: [],
  specialtyFocus: [],
  languagesSpoken: [],
  communicationStyle: '',
  teamCollaboration: '',
  stressHandling: '',
  profileVersion: 0,
};

const PLACE = ['city', 'province'] as const;

const FIELDS = {
  professional: {
    education: ['educationInstitution', 'graduationYear', 'gpa'],
    work: ['yearsExperience', 'licenseNumber', 'travelDistance', 'availability'],
    place: [...PLACE, 'postalCode'],
    culture: [
      'patientTypes',
      'languagesSpoken',
      'specialtyFocus',
      'workingStyle',
      'personalityType',
      'workPace',
      'communicationStyle',
      'stressHandling',
    ],
  },
  clinic: {
    education: [],
    work: [],
    place: [...PLACE, 'streetAddress', 'postalCode'],
    culture: [
      'clinicVibe',
      'teamCollaboration',
      'workPace',
      'patientTypes',
      'specialtyFocus',
      'languagesSpoken',
    ],
  },
  noRole: { education: [], work: [], place: PLACE, culture: [] },
} as const satisfies Record<string, Record<ProfileSection, readonly ProfileFieldName[]>>;

export const PROFILE_SECTIONS = ['education', 'place', 'work', 'culture'] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Fields of a role by section; empty sections are hidden. */
export function fieldsOf(role: Role | null): Record<ProfileSection, readonly ProfileFieldName[]> {
  if (isProfessionalRole(role)) return FIELDS.professional;
  return role === 'clinic' ? FIELDS.clinic : FIELDS.noRole;
}

const isProfileField = (role: Role | null, name: string): boolean =>
  PROFILE_SECTIONS.some((section) => fieldsOf(role)[section].some((field) => field === name));

/** Checked values as input: name and the role's fields. */
export const sentProfile = <T extends object>(role: Role | null, checked: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(checked).filter(
      ([name]) => name === 'firstName' || name === 'lastName' || isProfileField(role, name),
    ),
  ) as Partial<T>;

export const valuesOf = (person: ProfileFormFragment): ProfileFormValues => ({
  ...emptyProfile,
  firstName: person.firstName,
  lastName: person.lastName,
  role: person.role ?? '',
  educationInstitution: person.educationInstitution ?? '',
  graduationYear: person.graduationYear ? String(person.graduationYear) : '',
  gpa: person.gpa ?? '',
  yearsExperience: person.yearsExperience ?? '',
  licenseNumber: person.statedLicenceNumber ?? '',
  city: person.city ?? '',
  province: person.province ?? '',
  streetAddress: person.streetAddress ?? '',
  postalCode: person.postalCode ?? '',
  travelDistance: String(person.travelDistance ?? LIMITS.travelDistanceDefault),
  availability: person.availability,
  workingStyle: person.workingStyle ?? '',
  personalityType: person.personalityType ?? '',
  workPace: person.workPace ?? '',
  clinicVibe: person.clinicVibe ?? '',
  patientTypes: person.patientTypes,
  specialtyFocus: person.specialtyFocus,
  languagesSpoken: person.languagesSpoken,
  communicationStyle: person.communicationStyle ?? '',
  teamCollaboration: person.teamCollaboration ?? '',
  stressHandling: person.stressHandling ?? '',
  profileVersion: person.profileVersion ?? 0,
});

export const fieldId = (name: ProfileFieldName): string => `profile-${name}`;
