import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import {
  AVAILABILITY_DAYS,
  CLINIC_VIBES,
  COMMUNICATION_STYLES,
  LANGUAGES,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  PROFILE_WORK_PACES,
  SPECIALTY_FOCUS,
  STRESS_HANDLING,
  TEAM_STYLES,
  TRAVEL_DISTANCES,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
} from '../option-sets';
import { normalisePostalCode } from '../postal-codes';
import { decimal, listOf, optionalOneOf, optionalText, province, requiredText } from './fields';
import { ruleError } from './issue';

const MAX_GPA = 4;
const FIRST_GRADUATION_YEAR = 1940;
const LAST_GRADUATION_YEAR = 2100;

const blankToNull = z.transform((value: unknown) =>
  value === '' || value === undefined ? null : value,
);

const gpa = z.pipe(
  blankToNull,
  z.nullable(
    decimal(2).check(
      z.refine((value) => Number(value) <= MAX_GPA, { error: ruleError('validation.gpa') }),
    ),
  ),
);

const graduationYear = z.pipe(
  blankToNull,
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
  blankToNull,
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

/**
 * What a person may say of themselves; a field that is left out stays as it is, null or '' empties it.
 * Tier and new-graduate flag are derived, never given.
 */
export const profileRule = z.object(
  {
    firstName: z.optional(requiredText(LIMITS.nameMax)),
    lastName: z.optional(requiredText(LIMITS.nameMax)),
    province: z.optional(province),
    city: z.optional(requiredText(LIMITS.cityMax)),
    streetAddress: optionalText(LIMITS.streetAddressMax),
    postalCode,
    licenseNumber: optionalText(LIMITS.licenceNumberMax),
    yearsExperience: optionalOneOf(YEARS_EXPERIENCE),
    travelDistance,
    educationInstitution: optionalText(LIMITS.institutionMax),
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
  },
  { error: ruleError('validation.object') },
);

export type ProfileValues = z.output<typeof profileRule>;
