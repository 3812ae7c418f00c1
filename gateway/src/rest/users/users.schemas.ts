import * as z from 'zod/mini';
import {
  CLINIC_ROLES,
  EDUCATION_TIERS,
  LANGUAGES,
  LIMITS,
  LOCALES,
  PROFESSIONAL_ROLES,
  ROLES,
  SPECIALTY_FOCUS,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TIERS,
  VERIFICATION_STATUSES,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
} from '@tbt/contracts';
import { decimalField, idField, instantField, maybeText, texts } from '../entity-fields';
import {
  filterOf,
  flagFilter,
  optionOf,
  pageFields,
  provinceFilter,
  textFilter,
} from '../query-fields';
import { verificationDocumentSchema } from '../verification-documents/verification-documents.schemas';

const onlyForSome = <S extends z.ZodMiniType>(field: S) => z.optional(z.nullable(field));
const maybeNumber = z.nullable(z.number());
const maybeFlag = z.nullable(z.boolean());

export const ownClinicSchema = z.object({
  clinicId: idField,
  name: z.string(),
  province: maybeText,
  city: maybeText,
  role: z.enum(CLINIC_ROLES),
  isActing: z.boolean(),
  plan: z.string(),
  subscriptionStatus: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  subscriptionTier: z.nullable(z.enum(SUBSCRIPTION_TIERS)),
  subscriptionEndsAt: z.nullable(instantField),
});

/** What the viewer may not see is absent or null. */
export const userSchema = z.object({
  id: idField,
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(z.enum(ROLES)),
  province: maybeText,
  city: maybeText,
  streetAddress: onlyForSome(z.string()),
  postalCode: onlyForSome(z.string()),
  avgRating: z.nullable(decimalField),
  totalReviews: maybeNumber,
  email: onlyForSome(z.string()),
  licenseNumber: onlyForSome(z.string()),
  profilePicture: z.optional(maybeText),
  yearsExperience: z.optional(maybeText),
  travelDistance: z.optional(maybeNumber),
  educationInstitution: z.optional(maybeText),
  educationTier: onlyForSome(z.enum(EDUCATION_TIERS)),
  graduationYear: z.optional(maybeNumber),
  gpa: onlyForSome(decimalField),
  isNewGrad: z.optional(z.boolean()),
  availability: z.optional(texts),
  isActive: z.optional(z.boolean()),
  isVerified: z.optional(z.boolean()),
  verificationStatus: z.optional(z.enum(VERIFICATION_STATUSES)),
  verificationDocuments: z.optional(z.array(verificationDocumentSchema)),
  hasLicence: z.optional(z.boolean()),
  verifiedProvinces: z.optional(texts),
  isOnCall: z.optional(maybeFlag),
  emergencyRadius: z.optional(maybeNumber),
  emergencyAvailable: z.optional(maybeFlag),
  lastActiveAt: onlyForSome(instantField),
  responseTime: z.optional(maybeNumber),
  workingStyle: z.optional(maybeText),
  personalityType: z.optional(maybeText),
  workPace: z.optional(maybeText),
  clinicVibe: z.optional(maybeText),
  patientTypes: z.optional(texts),
  specialtyFocus: z.optional(texts),
  languagesSpoken: z.optional(texts),
  communicationStyle: z.optional(maybeText),
  teamCollaboration: z.optional(maybeText),
  stressHandling: z.optional(maybeText),
  matchingPreferences: onlyForSome(
    z.object({
      weights: z.record(z.string(), z.number()),
      dismissals: z.record(z.string(), z.number()),
    }),
  ),
  subscriptionStatus: onlyForSome(z.enum(SUBSCRIPTION_STATUSES)),
  subscriptionTier: onlyForSome(z.enum(SUBSCRIPTION_TIERS)),
  subscriptionId: onlyForSome(z.string()),
  customerId: onlyForSome(z.string()),
  subscriptionEndsAt: onlyForSome(instantField),
  promotionalCode: onlyForSome(z.string()),
  isPromotionalUser: z.optional(maybeFlag),
  isAdmin: z.optional(z.boolean()),
  createdAt: z.optional(instantField),
  /** Of the caller's own account. */
  locale: onlyForSome(z.enum(LOCALES)),
  /** Of the caller's own account: the clinics that it may act for. */
  clinics: z.optional(z.array(ownClinicSchema)),
});

export const professionalsQuery = z.object({
  role: filterOf(PROFESSIONAL_ROLES),
  province: provinceFilter,
  educationTier: optionOf(EDUCATION_TIERS),
  experience: optionOf(YEARS_EXPERIENCE),
  workingStyle: optionOf(WORKING_STYLES),
  specialtyFocus: optionOf(SPECIALTY_FOCUS),
  language: optionOf(LANGUAGES),
  isNewGrad: flagFilter,
  q: textFilter(LIMITS.nameMax),
  ...pageFields,
});
