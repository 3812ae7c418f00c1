import {
  educationTierOf,
  isNewGraduate,
  isPostalCodeIn,
  isProvince,
  profileRule,
  type ProfileValues,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import type { User, UserChange } from './users.repository';

/** Profile fields as a caller sends them; a field that is left out stays as it is. */
export type ProfileInput = {
  [Field in keyof ProfileValues]?: ProfileValues[Field] | null;
};

// The rule fills what is absent with null; only what the caller sent is a change.
const given = (values: ProfileValues, input: ProfileInput): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => input[field as keyof ProfileInput] !== undefined),
  );

function checkPostalCode(province: string | null, postalCode: string | null): void {
  if (!province || !postalCode || !isProvince(province)) return;
  if (isPostalCodeIn(province, postalCode)) return;
  throw validationFailed([
    { path: ['postalCode'], key: 'validation.postalCodeProvince', values: { province } },
  ]);
}

/**
 * The change a profile input makes to a person; tier and new-graduate flag are derived.
 * @throws DomainError VALIDATION_FAILED naming each wrong field.
 */
export function profileChange(user: User, input: ProfileInput, now: Date): UserChange {
  const change = given(parseInput(profileRule, input), input);
  const currentYear = now.getUTCFullYear();
  if (change.graduationYear != null && change.graduationYear > currentYear) {
    throw validationFailed([{ path: ['graduationYear'], key: 'validation.year', values: {} }]);
  }
  const merged = { ...user, ...change };
  checkPostalCode(merged.province, merged.postalCode);
  return {
    ...change,
    ...('educationInstitution' in change && {
      educationTier: educationTierOf(change.educationInstitution),
    }),
    ...('graduationYear' in change && {
      isNewGrad: isNewGraduate(change.graduationYear, currentYear),
    }),
  };
}
