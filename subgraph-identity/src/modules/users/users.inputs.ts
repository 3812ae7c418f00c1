import {
  educationTierOf,
  isNewGraduate,
  profileIssues,
  profileRule,
  type ProfileValues,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import type { User, UserChange } from './users.repository';

/** Profile fields as a caller sends them; a field that is left out stays as it is. */
export type ProfileInput = {
  [Field in keyof ProfileValues]?: ProfileValues[Field] | null;
};

/** The same before it is checked. */
export type SentProfile = { [Field in keyof ProfileValues]?: unknown };

type Education = Pick<ProfileValues, 'educationInstitution' | 'graduationYear'>;

// The rule fills what is absent with null; only what the caller sent is a change.
const given = (values: ProfileValues, input: SentProfile): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => input[field as keyof SentProfile] !== undefined),
  );

/**
 * What follows from what a person says of their education: the tier, and whether they are new.
 * @throws DomainError VALIDATION_FAILED for a year to come.
 */
export function derivedEducation(change: Partial<Education>, now: Date) {
  const currentYear = now.getUTCFullYear();
  const { educationInstitution, graduationYear } = change;
  if (graduationYear != null && graduationYear > currentYear) {
    throw validationFailed([{ path: ['graduationYear'], key: 'validation.year', values: {} }]);
  }
  return {
    ...('educationInstitution' in change && {
      educationTier: educationTierOf(educationInstitution),
    }),
    ...('graduationYear' in change && { isNewGrad: isNewGraduate(graduationYear, currentYear) }),
  };
}

/**
 * The change a profile input makes to a person; tier and new-graduate flag are derived, the version
 * grows.
 * @throws DomainError VALIDATION_FAILED naming each wrong field.
 */
export function profileChange(user: User, input: SentProfile, now: Date) {
  const change = given(parseInput(profileRule, input), input);
  const derived = derivedEducation(change, now);
  // An assistant who has never given a number may write the rest first.
  const role = 'licenseNumber' in change ? user.role : null;
  const issues = profileIssues({ ...user, ...change, role });
  if (issues.length > 0) throw validationFailed(issues);
  return { ...change, ...derived, profileVersion: { increment: 1 } } satisfies UserChange;
}
