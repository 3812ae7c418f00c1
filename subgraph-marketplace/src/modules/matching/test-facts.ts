import { MATCH_VERSION, MATCH_WEIGHTS } from '@tbt/contracts';
import type { PairFacts, PersonFacts, ShiftFacts } from './matching.types';

/** For tests: a hygienist in Toronto with every field set. */
export const personFacts = (changes: Partial<PersonFacts> = {}): PersonFacts => ({
  id: 1,
  role: 'hygienist',
  isActive: true,
  isVerified: true,
  licences: [{ province: 'Ontario', status: 'approved', expiresOn: null }],
  clinicIds: [],
  place: { latitude: 43.65, longitude: -79.38 },
  travelDistance: 25,
  availability: ['Monday', 'Tuesday'],
  workingStyle: 'collaborative',
  clinicVibe: 'chill',
  patientTypes: ['general'],
  specialtyFocus: ['preventive'],
  teamCollaboration: 'collaborative',
  workPace: 'methodical',
  personalityType: 'calm',
  languages: ['English', 'French'],
  rating: { average: 4.5, count: 4 },
  reliability: { score: 100, shifts: 5 },
  responseMinutes: 30,
  usualRate: 50,
  weights: MATCH_WEIGHTS,
  ...changes,
});

/** A Tuesday in Toronto. */
export const shiftFacts = (changes: Partial<ShiftFacts> = {}): ShiftFacts => ({
  id: 7,
  clinicId: 2,
  role: 'hygienist',
  province: 'Ontario',
  date: '2026-12-01',
  ...{ startTime: '08:00', endTime: '16:00', isEvening: false },
  hourlyRate: 52,
  typicalRate: 50,
  place: { latitude: 43.7, longitude: -79.4 },
  isAtCityCentre: false,
  requiredLanguages: [],
  preferredWorkingStyle: 'collaborative',
  clinicVibe: 'chill',
  patientTypes: ['general', 'pediatric'],
  specialtyFocus: ['preventive'],
  teamEnvironment: 'collaborative',
  workPace: 'relaxed',
  idealPersonality: 'calm',
  clinicLanguages: ['English'],
  clinicRating: { average: 4.8, count: 10 },
  clinicReliability: { score: 100, shifts: 10 },
  clinicResponseMinutes: 20,
  clinicWeights: MATCH_WEIGHTS,
  weightsVersion: MATCH_VERSION,
  ...changes,
});

export const pairFacts = (changes: Partial<PairFacts> = {}): PairFacts => ({
  km: 5,
  isBlocked: false,
  hasOverlap: false,
  isTimeBlocked: false,
  isTimeOffered: false,
  keptBookings: 0,
  askedRate: null,
  ...changes,
});
