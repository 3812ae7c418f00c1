import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import type { PageMessageKey, MessageValues } from '../messages';
import {
  AVAILABILITY_DAYS,
  CLINIC_VIBES,
  COMMUNICATION_STYLES,
  LANGUAGES,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  PROFILE_WORK_PACES,
  ROLES,
  SPECIALTY_FOCUS,
  STRESS_HANDLING,
  TEAM_STYLES,
  TRAVEL_DISTANCES,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
  type Role,
} from '../option-sets';
import { isProvince } from '../places';
import { isPostalCodeIn, normalisePostalCode } from '../postal-codes';
import { password, repeatedPassword, typedTwice } from './account.rules';
import { email } from './email-address';
import {
  decimal,
  listOf,
  oneOf,
  optionalOneOf,
  optionalText,
  publicText,
  optionalTown,
  province,
} from './fields';
import { ruleError } from './issue';
import { namesWithoutPhone, personName, spelledNames } from './person-name';

const MAX_GPA = 4;
const FIRST_GRADUATION_YEAR = 1940;
const LAST_GRADUATION_YEAR = 2100;

const blankToNull = z.transform((value: unknown) =>
  value === '' || value === undefined ? null : value,
);

const blankToNullDigitsToNumber = z.transform((value: unknown) => {
  if (value === '' || value === undefined) return null;
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
});

const optionalProvince = z.pipe(blankToNull, z.nullable(province));

const gpa = z.pipe(
  blankToNull,
  z.nullable(
    decimal(2).check(
      z.refine((value) => Number(value) <= MAX_GPA, { error: ruleError('validation.gpa') }),
    ),
  ),
);

const graduationYear = z.pipe(
  blankToNullDigitsToNumber,
  z.nullable(
    z
      .int({ error: ruleError('validation.year') })
      .check(
        z.gte(FIRST_GRADUATION_YEAR, { error: ruleError('validation.year') }),
        z.lte(LAST_GRADUATION_YEAR, { error: ruleError('validation.year') }),
      ),
  ),
);

const travelDistance = z.pipe(
  blankToNullDigitsToNumber,
  z.nullable(
    z.literal([...TRAVEL_DISTANCES], {
      error: ruleError('validation.option', { allowed: TRAVEL_DISTANCES.join(', ') }),
    }),
  ),
);

const postalCode = z.pipe(
  optionalText(LIMITS.postalCodeMax),
  z.transform((value: string | null, context) => {
    const code = value === null ? null : normalisePostalCode(value);
    if (value !== null && code === null) {
      context.issues.push({
        code: 'custom',
        input: value,
        message: ruleError('validation.postalCode'),
      });
      return z.NEVER;
    }
    return code;
  }),
);

const profileFields = {
  province: optionalProvince,
  city: optionalTown(LIMITS.cityMax),
  streetAddress: publicText(LIMITS.streetAddressMax),
  postalCode,
  licenseNumber: optionalText(LIMITS.licenceNumberMax),
  yearsExperience: optionalOneOf(YEARS_EXPERIENCE),
  travelDistance,
  educationInstitution: publicText(LIMITS.institutionMax),
  graduationYear,
  gpa,
  availability: listOf(AVAILABILITY_DAYS),
  workingStyle: optionalOneOf(WORKING_STYLES),
  personalityType: optionalOneOf(PERSONALITY_TYPES),
  workPace: optionalOneOf(PROFILE_WORK_PACES),
  clinicVibe: optionalOneOf(CLINIC_VIBES),
  patientTypes: listOf(PATIENT_TYPES),
  specialtyFocus: listOf(SPECIALTY_FOCUS),
  languagesSpoken: listOf(LANGUAGES),
  communicationStyle: optionalOneOf(COMMUNICATION_STYLES),
  teamCollaboration: optionalOneOf(TEAM_STYLES),
  stressHandling: optionalOneOf(STRESS_HANDLING),
} as const;

type WholeProfile = {
  role?: unknown;
  licenseNumber?: unknown;
  province?: unknown;
  postalCode?: unknown;
};
type ProfileIssue = { path: string[]; key: PageMessageKey; values: MessageValues };

export function profileIssues({
  role,
  licenseNumber,
  province: place,
  postalCode: code,
}: WholeProfile): ProfileIssue[] {
  const issues: ProfileIssue[] = [];
  if (role === 'assistant' && !licenseNumber)
    issues.push({ path: ['licenseNumber'], key: 'validation.licenceAssistant', values: {} });
  if (
    typeof place === 'string' &&
    isProvince(place) &&
    typeof code === 'string' &&
    code !== '' &&
    !isPostalCodeIn(place, code)
  )
    issues.push({
      path: ['postalCode'],
      key: 'validation.postalCodeProvince',
      values: { province: place },
    });
  return issues;
}

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

const profileCheck = <T extends object>(role?: Role | null) =>
  z.check<T>(
    (payload) => {
      for (const { path, key, values } of profileIssues({ role, ...payload.value }))
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path,
          message: ruleError(key, values),
        });
    },
    // Reported together with issues of single fields.
    { when: isObject },
  );

/** Absent fields stay, null or '' empties them; tier and new-graduate flag are derived. */
export const profileRule = z.object(
  {
    firstName: z.optional(personName),
    lastName: z.optional(personName),
    ...profileFields,
  },
  { error: ruleError('validation.object') },
);

export const profileFormRule = (role: Role | null) =>
  profileRule.check(namesWithoutPhone(), profileCheck(role));

const newProfileFields = z.object(
  {
    firstName: personName,
    lastName: personName,
    email: email(LIMITS.emailMax),
    password,
    role: oneOf(ROLES),
    ...profileFields,
    promotionalCode: optionalText(LIMITS.promotionalCodeMax),
  },
  { error: ruleError('validation.object') },
);

export const createProfileRule = newProfileFields.check(namesWithoutPhone(), profileCheck());

export const createProfileFormRule = z
  .extend(newProfileFields, { confirmPassword: repeatedPassword })
  .check(spelledNames(), namesWithoutPhone(), profileCheck(), typedTwice());

export type ProfileValues = z.output<typeof profileRule>;
