import type { ProfessionalRole, Role, SubscriptionTier } from '@tbt/contracts';
import {
  AVAILABILITY_DAYS,
  INSTITUTIONS,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  SPECIALTY_FOCUS,
  STRESS_HANDLING,
  COMMUNICATION_STYLES,
  PROFILE_WORK_PACES,
  TEAM_STYLES,
  TRAVEL_DISTANCES,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
  CLINIC_VIBES,
} from '@tbt/contracts';
import { CLINIC_NAMES, FIRST_NAMES, LAST_NAMES } from './names';
import { PLACES, type Place } from './places';
import type { Random } from './random';

export type CastMember = {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  place: Place;
  plan: SubscriptionTier | null;
  isLicensed: boolean;
  profile: Record<string, unknown>;
};

const TIERS: readonly (SubscriptionTier | null)[] = ['premium', 'pro', 'premium', 'pro', 'basic'];
const CITY_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
const PROFESSIONALS = 64;

const handle = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .toLowerCase();

function postalCode({ area }: Place, random: Random): string {
  const letter = CITY_LETTERS.charAt(random.between(0, CITY_LETTERS.length - 1));
  return `${area} ${random.between(1, 9)}${letter}${random.between(1, 9)}`;
}

function clinicProfile(place: Place, random: Random): Record<string, unknown> {
  return {
    streetAddress: `${random.between(12, 980)} ${random.pick(place.streets)}`,
    postalCode: postalCode(place, random),
    clinicVibe: random.pick(CLINIC_VIBES),
    teamCollaboration: random.pick(TEAM_STYLES),
    patientTypes: random.some(PATIENT_TYPES, 2),
  };
}

function professionalProfile(place: Place, random: Random, year: number): Record<string, unknown> {
  const years = random.pick(YEARS_EXPERIENCE);
  const since = { '0-1': 1, '2-5': 4, '6-10': 8, '10+': 14 }[years];
  const tongues = place.province === 'Quebec' ? ['French', 'English'] : ['English'];
  const more = random.chance(0.5) ? [random.pick(['Spanish', 'Mandarin', 'Punjabi'] as const)] : [];
  return {
    yearsExperience: years,
    graduationYear: year - since,
    educationInstitution: random.pick([...INSTITUTIONS.tier1, ...INSTITUTIONS.tier2, 'Other']),
    gpa: (2.8 + random.between(0, 120) / 100).toFixed(2),
    travelDistance: random.pick(TRAVEL_DISTANCES),
    availability: random.some(AVAILABILITY_DAYS, random.between(3, 6)),
    workingStyle: random.pick(WORKING_STYLES),
    personalityType: random.pick(PERSONALITY_TYPES),
    workPace: random.pick(PROFILE_WORK_PACES),
    communicationStyle: random.pick(COMMUNICATION_STYLES),
    stressHandling: random.pick(STRESS_HANDLING),
    teamCollaboration: random.pick(TEAM_STYLES),
    patientTypes: random.some(PATIENT_TYPES, 2),
    specialtyFocus: random.some(SPECIALTY_FOCUS, random.between(1, 3)),
    languagesSpoken: [...tongues, ...more],
  };
}

export function namedCast(random: Random, year: number): CastMember[] {
  const place = PLACES[0];
  if (!place) throw new Error('No place for the named accounts');
  const temp = (
    email: string,
    firstName: string,
    lastName: string,
    role: ProfessionalRole,
    isLicensed: boolean,
    change: Record<string, unknown> = {},
  ): CastMember => ({
    email,
    firstName,
    lastName,
    role,
    place,
    plan: null,
    isLicensed,
    profile: { ...professionalProfile(place, random, year), travelDistance: 25, ...change },
  });
  return [
    {
      email: 'clinic@demo.test',
      firstName: 'Maple Street',
      lastName: 'Dental',
      role: 'clinic',
      place,
      plan: 'premium',
      isLicensed: false,
      profile: clinicProfile(place, random),
    },
    temp('hygienist@demo.test', 'Hannah', 'Tremblay', 'hygienist', true),
    temp('assistant@demo.test', 'Andre', 'Silva', 'assistant', true),
    temp('newgrad@demo.test', 'Nina', 'Kowalski', 'hygienist', false, {
      yearsExperience: '0-1',
      graduationYear: year - 1,
    }),
  ];
}

export function clinicCast(random: Random): CastMember[] {
  return PLACES.flatMap((place) =>
    (CLINIC_NAMES[place.city] ?? []).map(([firstName, lastName]) => ({
      email: `${handle(`${firstName} ${lastName}`)}@demo.test`,
      firstName,
      lastName,
      role: 'clinic' as const,
      place,
      plan: random.pick(TIERS),
      isLicensed: false,
      profile: clinicProfile(place, random),
    })),
  );
}

export function professionalCast(random: Random, year: number): CastMember[] {
  return Array.from({ length: PROFESSIONALS }, (_, index) => {
    const place = PLACES[index % PLACES.length] ?? random.pick(PLACES);
    // 30 and 23 have no common divisor, so every name is unique.
    const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Robin';
    const lastName = LAST_NAMES[index % LAST_NAMES.length] ?? 'Roy';
    const profile = professionalProfile(place, random, year);
    return {
      email: `${handle(`${firstName} ${lastName}`)}@demo.test`,
      firstName,
      lastName,
      // Places repeat after 22: both roles in every place.
      role: Math.floor(index / PLACES.length) % 2 === 0 ? 'hygienist' : 'assistant',
      place,
      plan: null,
      isLicensed: index % 8 !== 7,
      profile,
    };
  });
}
