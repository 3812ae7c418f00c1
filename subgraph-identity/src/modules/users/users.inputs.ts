import {
  educationTierOf,
  holdsContact,
  isNewGraduate,
  profileIssues,
  profileRule,
  type ProfileValues,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import type { User, UserChange } from './users.queries';

/** An absent field stays unchanged. */
export type ProfileInput = {
  [Field in keyof ProfileValues]?: ProfileValues[Field] | null;
};

/** Before validation. */
export type SentProfile = { [Field in keyof ProfileValues]?: unknown };

type Education = Pick<ProfileValues, 'educationInstitution' | 'graduationYear'>;

// The rule fills absent fields with null; only sent fields are changes.
const given = (values: ProfileValues, input: SentProfile): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => input[field as keyof SentProfile] !== undefined),
  );

/** Derives the tier and the new-graduate flag. @throws DomainError VALIDATION_FAILED for a future year. */
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

/** @throws DomainError VALIDATION_FAILED naming each invalid field. */
export function profileChange(user: User, input: SentProfile, now: Date) {
  const change = given(parseInput(profileRule, input), input);
  const derived = derivedEducation(change, now);
  // An assistant without a number may fill in the rest first.
  const role = 'licenseNumber' in change ? user.role : null;
  const issues = profileIssues({ ...user, ...change, role });
  if (issues.length > 0) throw validationFailed(issues);
  const { firstName, lastName } = { ...user, ...change };
  const isRenamed = 'firstName' in change || 'lastName' in change;
  if (isRenamed && holdsContact(`${firstName} ${lastName}`))
    throw validationFailed([{ path: ['lastName'], key: 'validation.contact', values: {} }]);
  return { ...change, ...derived, profileVersion: { increment: 1 } } satisfies UserChange;
}
