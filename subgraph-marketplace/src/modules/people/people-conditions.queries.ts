import {
  foldText,
  isProvince,
  peopleSearchOf,
  RATING_PRIOR,
  type LANGUAGES,
  type PersonSnapshot,
  type SPECIALTY_FOCUS,
} from '@tbt/contracts';
import { selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import { PersonTable } from '../../generated/tables';
import { kmFrom, placeOf, withinKm, zoneOfPlace, type Coordinates } from '../places';
import { availableConditions } from './people-availability.queries';
import type { ProfessionalFilterValues } from './people.inputs';
import { PERSON_FIELDS } from './people.types';

export const PERSON_COLUMNS = selectColumns(PersonTable, { as: 'p', select: PERSON_FIELDS });

export const Place = z.object({ province: z.string().nullable(), city: z.string().nullable() });
export type Place = z.infer<typeof Place>;

const PERSON = Prisma.sql`p`;
const { average, weight } = RATING_PRIOR;

/** Thousandths of stars; an index has the same expression. */
export const RATING_ORDER = Prisma.raw(
  `round((p.avg_rating * p.total_reviews + ${average * weight}) * 1000 / (p.total_reviews + ${weight}))::int`,
);

/** Kilometres of a person whose place is not known; last in the order by distance. */
const NOWHERE_KM = 99_999;

/** As `wholeKilometres` shows them, below zero, so that the nearest come first in descending order. */
export const nearnessTo = (origin: Coordinates): Prisma.Sql => Prisma.sql`
  (-greatest(1, round(coalesce(${kmFrom(origin, PERSON)}, ${NOWHERE_KM}::float8))))::int`;

/** Null where a place is not known. */
export const wholeKmFrom = (origin: Coordinates | null): Prisma.Sql =>
  origin ? Prisma.sql`round(${kmFrom(origin, PERSON)})::int` : Prisma.sql`NULL::int`;

const SCHOOL_SEPARATOR = '\n';

/** The school is last, after a separator that no folded text holds. */
const searchTextOf = (person: PersonSnapshot): string => {
  const { firstName, lastName, city, province, educationInstitution } = person;
  const nameAndPlace = foldText([firstName, lastName, city, province].join(' '));
  return [nameAndPlace, foldText(educationInstitution ?? '')].join(SCHOOL_SEPARATOR);
};

/** Null without a place in Canada. */
export const zoneOfPerson = ({ province, city }: Place): string | null =>
  province !== null && isProvince(province) ? zoneOfPlace(province, city ?? '') : null;

function coordinatesOf({ province, city, postalArea }: PersonSnapshot) {
  const place = placeOf({ province, city, postalArea });
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}

/** Columns of the snapshot; the marketplace's own stay. */
export const snapshotColumns = (person: PersonSnapshot) => ({
  revision: person.revision,
  role: person.role,
  isAdmin: person.isAdmin,
  isActive: person.isActive,
  isVerified: person.isVerified,
  province: person.province,
  city: person.city,
  timeZone: zoneOfPerson(person),
  ...coordinatesOf(person),
  educationTier: person.educationTier,
  yearsExperience: person.yearsExperience,
  isNewGrad: person.isNewGrad,
  workingStyle: person.workingStyle,
  personalityType: person.personalityType,
  workPace: person.workPace,
  clinicVibe: person.clinicVibe,
  teamCollaboration: person.teamCollaboration,
  patientTypes: person.patientTypes,
  availability: person.availability,
  travelDistance: person.travelDistance,
  postalArea: person.postalArea,
  name: `${person.firstName} ${person.lastName}`.trim(),
  streetAddress: person.streetAddress ?? null,
  postalCode: person.postalCode ?? null,
  specialtyFocus: person.specialtyFocus,
  languagesSpoken: person.languagesSpoken,
  searchText: searchTextOf(person),
  subscriptionTier: person.subscriptionTier,
  subscriptionStatus: person.subscriptionStatus,
  subscriptionEndsAt: person.subscriptionEndsAt ? new Date(person.subscriptionEndsAt) : null,
  licences: person.licences,
  clinicIds: person.clinicIds ?? [],
  createdAt: new Date(person.createdAt),
});

// Literals, not parameters: every option has a partial index.
const option = (value: (typeof SPECIALTY_FOCUS)[number] | (typeof LANGUAGES)[number]) =>
  Prisma.raw(`'${value}'`);

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const holdsLicence = (today: string, province: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT 1 FROM jsonb_array_elements(p.licences) l WHERE l ->> 'status' = 'approved'
  AND coalesce(l ->> 'expiresOn', ${today}) >= ${today} AND ${province})`;

/** All words must match; beside "licence", words may name the province of one. */
function searchConditions(q: string, today: string): Prisma.Sql[] {
  const { words, asksForLicence } = peopleSearchOf(q);
  const inText = words.map((word) => Prisma.sql`p.search_text LIKE ${likeWord(word)}`);
  if (!asksForLicence) return inText;
  const holdsIn = (word: string) =>
    holdsLicence(today, Prisma.sql`lower(l ->> 'province') LIKE ${likeWord(word)}`);
  const inEither = words.map((word, i) => Prisma.sql`(${inText[i]} OR ${holdsIn(word)})`);
  return [holdsLicence(today, Prisma.sql`true`), ...inEither];
}

/** Whether name and place hold all words, without the school; null when no words are searched. */
export function placeMatch(q: string): Prisma.Sql | null {
  const { words } = peopleSearchOf(q);
  const text = Prisma.sql`split_part(p.search_text, ${SCHOOL_SEPARATOR}, 1)`;
  const found = words.map((word) => Prisma.sql`${text} LIKE ${likeWord(word)}`);
  return found.length === 0 ? null : Prisma.sql`(${Prisma.join(found, ' AND ')})`;
}

/** @property today YYYY-MM-DD, for licences that expire. `origin` measures `maxDistance`. */
export function professionalConditions(
  filter: ProfessionalFilterValues,
  { today, origin }: { today: string; origin: Coordinates | null },
): Prisma.Sql[] {
  const { role, province, educationTier, experience, workingStyle, isNewGrad, isVerified } = filter;
  return [
    Prisma.sql`p.is_active AND p.role IN ('hygienist', 'assistant')`,
    ...(role ? [Prisma.sql`p.role = ${role}`] : []),
    ...(province ? [Prisma.sql`p.province = ${province}`] : []),
    ...(educationTier ? [Prisma.sql`p.education_tier = ${educationTier}`] : []),
    ...(experience ? [Prisma.sql`p.years_experience = ${experience}`] : []),
    ...(workingStyle ? [Prisma.sql`p.working_style = ${workingStyle}`] : []),
    ...(filter.specialtyFocus
      ? [Prisma.sql`${option(filter.specialtyFocus)} = ANY(p.specialty_focus)`]
      : []),
    ...(filter.language ? [Prisma.sql`${option(filter.language)} = ANY(p.languages_spoken)`] : []),
    ...(typeof isNewGrad === 'boolean' ? [Prisma.sql`p.is_new_grad = ${isNewGrad}`] : []),
    ...(typeof isVerified === 'boolean' ? [Prisma.sql`p.is_verified = ${isVerified}`] : []),
    ...(filter.maxDistance && origin ? [withinKm(origin, filter.maxDistance, PERSON)] : []),
    ...searchConditions(filter.q ?? '', today),
    ...(filter.availableOn ? availableConditions(filter.availableOn) : []),
  ];
}
