import type { EDUCATION_TIERS, Locale } from './option-sets';

export type EducationTier = (typeof EDUCATION_TIERS)[number];

const CEGEPS = [
  'Cégep de Chicoutimi',
  'Cégep Édouard-Montpetit',
  'Cégep Garneau',
  'Cégep de Maisonneuve',
  'Cégep de l’Outaouais',
  'Cégep de Saint-Hyacinthe',
  'Cégep de Trois-Rivières',
  'John Abbott College',
] as const;

/** Where Quebec's assistants earn their DEP. */
const VOCATIONAL_CENTRE = 'Vocational training centre (DEP)';

/** Tiers of the profile form (specification section 4); the cégeps and the centres have the tier of any other school. */
export const INSTITUTIONS = {
  tier1: [
    'University of Toronto',
    'McGill University',
    'University of British Columbia',
    'University of Alberta',
    'Dalhousie University',
  ],
  tier2: [
    'George Brown College',
    'Toronto College of Dental Hygiene',
    'University of Manitoba',
    'Laval University',
  ],
  tier3: [...CEGEPS, VOCATIONAL_CENTRE, 'Other'],
} as const satisfies Record<EducationTier, readonly string[]>;

const TIER_BY_NAME = new Map<string, EducationTier>(
  (['tier1', 'tier2', 'tier3'] as const).flatMap((tier) =>
    INSTITUTIONS[tier].map((name): [string, EducationTier] => [name.toLowerCase(), tier]),
  ),
);

/** Names in French where an institution has one. */
const FRENCH_NAMES: ReadonlyMap<string, string> = new Map([
  ['University of Toronto', 'Université de Toronto'],
  ['McGill University', 'Université McGill'],
  ['University of British Columbia', 'Université de la Colombie-Britannique'],
  ['University of Alberta', 'Université de l’Alberta'],
  ['Dalhousie University', 'Université Dalhousie'],
  ['George Brown College', 'Collège George Brown'],
  ['University of Manitoba', 'Université du Manitoba'],
  ['Laval University', 'Université Laval'],
  ['John Abbott College', 'Collège John-Abbott'],
  [VOCATIONAL_CENTRE, 'Centre de formation professionnelle (DEP)'],
  ['Other', 'Autre établissement d’enseignement'],
]);

export const institutionName = (locale: Locale, institution: string): string =>
  (locale === 'fr-CA' && FRENCH_NAMES.get(institution)) || institution;

/** Unlisted institutions are tier3, none is null. */
export function educationTierOf(institution: string | null | undefined): EducationTier | null {
  const name = institution?.trim().toLowerCase();
  return name ? (TIER_BY_NAME.get(name) ?? 'tier3') : null;
}

const GRADUATION_YEARS_LISTED = 20;
const NEW_GRAD_YEARS = 2;

export const graduationYears = (currentYear: number): number[] =>
  Array.from({ length: GRADUATION_YEARS_LISTED }, (_, index) => currentYear - index);

export const isNewGraduate = (
  graduationYear: number | null | undefined,
  currentYear: number,
): boolean => graduationYear != null && currentYear - graduationYear <= NEW_GRAD_YEARS;
