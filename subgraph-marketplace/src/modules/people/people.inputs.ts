import {
  availableOnRule,
  EDUCATION_TIERS,
  kilometres,
  LANGUAGES,
  optionalOneOf,
  optionalText,
  PROFESSIONAL_ROLES,
  province,
  SPECIALTY_FOCUS,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
} from '@tbt/contracts';
import { parseInput } from '@tbt/service-kit';
import * as z from 'zod/mini';

const QUERY_MAX = 200;

const filterRule = z.object({
  role: optionalOneOf(PROFESSIONAL_ROLES),
  province: z.nullish(province),
  educationTier: optionalOneOf(EDUCATION_TIERS),
  experience: optionalOneOf(YEARS_EXPERIENCE),
  workingStyle: optionalOneOf(WORKING_STYLES),
  specialtyFocus: optionalOneOf(SPECIALTY_FOCUS),
  language: optionalOneOf(LANGUAGES),
  isNewGrad: z.nullish(z.boolean()),
  isVerified: z.nullish(z.boolean()),
  q: optionalText(QUERY_MAX),
  maxDistance: z.nullish(kilometres),
  availableOn: z.nullish(availableOnRule),
});

export type ProfessionalFilterValues = z.output<typeof filterRule>;

const PROFESSIONAL_SORTS = ['newest', 'verified_first', 'best_rated', 'nearest'] as const;
export type ProfessionalSort = (typeof PROFESSIONAL_SORTS)[number];

const sortRule = z.pipe(
  z.nullish(z.enum(PROFESSIONAL_SORTS)),
  z.transform((sort) => sort ?? 'newest'),
);

/** Newest first by default. */
export const parseProfessionalSort = (sort: unknown): ProfessionalSort =>
  parseInput(sortRule, sort ?? null);

/** @throws DomainError VALIDATION_FAILED per field. */
export const parseProfessionalFilter = (filter: unknown): ProfessionalFilterValues =>
  parseInput(filterRule, filter ?? {});
