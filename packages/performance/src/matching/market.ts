import {
  AVAILABILITY_DAYS,
  CLINIC_VIBES,
  LANGUAGES,
  MATCH_VERSION,
  MATCH_WEIGHTS,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  PROFILE_WORK_PACES,
  CLINIC_PACES,
  SPECIALTY_FOCUS,
  TEAM_STYLES,
  WORKING_STYLES,
} from '@tbt/contracts';
import type { PairFacts, PersonFacts, ShiftFacts } from '@tbt/subgraph-marketplace/matching';
import type { Random } from './random';

/** Factors that no ranking can read: how two get on, and how much a professional wants to work. */
export type Hidden = { taste: readonly [number, number]; drive: number };

export type Market = {
  people: { facts: PersonFacts; hidden: Hidden }[];
  shifts: { facts: ShiftFacts; hidden: Hidden }[];
  pairOf(person: PersonFacts, shift: ShiftFacts): PairFacts;
};

const PEOPLE = 400;
const SHIFTS = 400;
const REGION = 25;
const CENTRE = { latitude: 43.7, longitude: -79.4 };
const DEGREE_KM = 111.2;
const USUAL_RATE = 45;

// Half of the professionals live around three towns, the others anywhere.
function placeIn(random: Random, towns: readonly (readonly [number, number])[]) {
  const [x, y] = random.chance(0.5)
    ? random.pick(towns).map((km) => km + 6 * random.normal())
    : [random.between(-REGION, REGION), random.between(-REGION, REGION)];
  return {
    latitude: CENTRE.latitude + (y ?? 0) / DEGREE_KM,
    longitude:
      CENTRE.longitude + (x ?? 0) / (DEGREE_KM * Math.cos((CENTRE.latitude * Math.PI) / 180)),
  };
}

const hiddenOf = (random: Random): Hidden => ({
  taste: [random.normal(), random.normal()],
  drive: random.normal(),
});

const stated = <T>(random: Random, values: readonly T[], share = 0.7): T | null =>
  random.chance(share) ? random.pick(values) : null;

const reliabilityOf = (random: Random) =>
  random.chance(0.3)
    ? null
    : {
        score: Math.round(100 - 40 * random.next() ** 2),
        shifts: Math.ceil(random.between(0, 20)),
      };

const ratingOf = (random: Random) => ({
  average: Math.min(5, 4.3 + 0.5 * random.normal()),
  count: Math.floor(random.between(0, 25)),
});

function personOf(random: Random, id: number, place: PersonFacts['place']): PersonFacts {
  return {
    ...{ id, place, role: 'hygienist', isActive: true, isVerified: true },
    licences: [{ province: 'Ontario', status: 'approved', expiresOn: null }],
    clinicIds: [],
    travelDistance: random.pick([25, 25, 50, 50, 50, 100]),
    availability: random.chance(0.85) ? random.some(AVAILABILITY_DAYS, 0.5) : [],
    workingStyle: stated(random, WORKING_STYLES),
    clinicVibe: stated(random, CLINIC_VIBES),
    patientTypes: random.some(PATIENT_TYPES, 0.35),
    specialtyFocus: random.some(SPECIALTY_FOCUS, 0.35),
    teamCollaboration: stated(random, TEAM_STYLES),
    workPace: stated(random, PROFILE_WORK_PACES),
    personalityType: stated(random, PERSONALITY_TYPES),
    languages: ['English', ...random.some(LANGUAGES.slice(1), 0.12)],
    rating: ratingOf(random),
    reliability: reliabilityOf(random),
    responseMinutes: random.chance(0.6) ? Math.round(random.between(2, 600)) : null,
    usualRate: random.chance(0.6) ? USUAL_RATE * random.between(0.8, 1.25) : null,
    weights: MATCH_WEIGHTS,
  };
}

function shiftOf(random: Random, id: number, place: ShiftFacts['place']): ShiftFacts {
  const day = String(1 + Math.floor(random.between(0, 28))).padStart(2, '0');
  return {
    ...{ id, place, isAtCityCentre: false, clinicId: 100_000 + id },
    ...{ role: 'hygienist', province: 'Ontario' },
    date: `2027-03-${day}`,
    ...{ startTime: '08:00', endTime: '16:00' },
    isEvening: random.chance(0.15),
    hourlyRate: Math.round(USUAL_RATE * random.between(0.8, 1.35)),
    typicalRate: USUAL_RATE,
    requiredLanguages: random.chance(0.1) ? ['French'] : [],
    preferredWorkingStyle: stated(random, WORKING_STYLES),
    clinicVibe: stated(random, CLINIC_VIBES),
    patientTypes: random.some(PATIENT_TYPES, 0.35),
    specialtyFocus: random.some(SPECIALTY_FOCUS, 0.35),
    teamEnvironment: stated(random, TEAM_STYLES),
    workPace: stated(random, CLINIC_PACES),
    idealPersonality: stated(random, PERSONALITY_TYPES),
    clinicLanguages: ['English', ...random.some(LANGUAGES.slice(1), 0.08)],
    clinicRating: ratingOf(random),
    clinicReliability: reliabilityOf(random),
    clinicResponseMinutes: random.chance(0.6) ? Math.round(random.between(2, 600)) : null,
    clinicWeights: MATCH_WEIGHTS,
    weightsVersion: MATCH_VERSION,
  };
}

const flatKm = (a: NonNullable<PersonFacts['place']>, b: NonNullable<PersonFacts['place']>) => {
  const north = (a.latitude - b.latitude) * DEGREE_KM;
  const east =
    (a.longitude - b.longitude) * DEGREE_KM * Math.cos((CENTRE.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
};

// Ids start at 1.
const placeOf = (person: PersonFacts, shift: ShiftFacts) => (shift.id - 1) * PEOPLE + person.id;

export function makeMarket(random: Random): Market {
  const towns = Array.from(
    { length: 3 },
    () => [random.between(-18, 18), random.between(-18, 18)] as const,
  );
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    facts: personOf(random, at + 1, placeIn(random, towns)),
    hidden: hiddenOf(random),
  }));
  const shifts = Array.from({ length: SHIFTS }, (_, at) => ({
    facts: shiftOf(random, at + 1, placeIn(random, towns)),
    hidden: hiddenOf(random),
  }));
  const between: PairFacts[] = [];
  for (const { facts: shift } of shifts) {
    for (const { facts: person } of people) {
      const isBusy = random.chance(0.15);
      between[placeOf(person, shift)] = {
        km: person.place && shift.place ? flatKm(person.place, shift.place) : null,
        isBlocked: random.chance(0.005),
        hasOverlap: isBusy,
        isTimeBlocked: random.chance(0.05),
        isTimeOffered: !isBusy && random.chance(0.08),
        keptBookings: random.chance(0.05) ? Math.ceil(random.between(0, 5)) : 0,
        askedRate: null,
      };
    }
  }
  return {
    people,
    shifts,
    pairOf(person, shift) {
      const pair = between[placeOf(person, shift)];
      if (!pair) throw new Error('A pair of this market is not known');
      return pair;
    },
  };
}
