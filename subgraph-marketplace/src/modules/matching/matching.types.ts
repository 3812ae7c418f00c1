import type {
  LicenceFacts,
  MatchTermKey,
  MatchWeights,
  ProfessionalRole,
  Province,
  Role,
} from '@tbt/contracts';
import type { Coordinates } from '../places';

/** Published reviews only. */
export type RatingFacts = { average: number; count: number };

/** Score of 0 to 100 and number of shifts. */
export type ReliabilityFacts = { score: number; shifts: number };

/** No name, photo, age, school, grades or graduation, so that none can influence the ranking. */
export type PersonFacts = {
  id: number;
  role: Role | null;
  isActive: boolean;
  isVerified: boolean;
  licences: readonly LicenceFacts[];
  /** Clinics where the person is a member. */
  clinicIds: readonly number[];
  place: Coordinates | null;
  /** Kilometres; 999 and null have no limit. */
  travelDistance: number | null;
  /** Days, and Evenings. */
  availability: readonly string[];
  workingStyle: string | null;
  clinicVibe: string | null;
  patientTypes: readonly string[];
  specialtyFocus: readonly string[];
  teamCollaboration: string | null;
  workPace: string | null;
  personalityType: string | null;
  languages: readonly string[];
  rating: RatingFacts;
  reliability: ReliabilityFacts | null;
  responseMinutes: number | null;
  /** Mean of recent agreed rates; Canadian dollars per hour. */
  usualRate: number | null;
  weights: MatchWeights;
};

export type ShiftFacts = {
  /** Placed by the centre of its city: nothing finer is known. */
  isAtCityCentre: boolean;
  id: number;
  clinicId: number;
  role: ProfessionalRole;
  province: Province;
  /** YYYY-MM-DD, local. */
  date: string;
  /** HH:MM, local. */
  startTime: string;
  endTime: string;
  isEvening: boolean;
  /** Canadian dollars per hour. */
  hourlyRate: number;
  /** Of the role in the province; null if unknown. */
  typicalRate: number | null;
  place: Coordinates | null;
  requiredLanguages: readonly string[];
  preferredWorkingStyle: string | null;
  clinicVibe: string | null;
  patientTypes: readonly string[];
  specialtyFocus: readonly string[];
  teamEnvironment: string | null;
  workPace: string | null;
  idealPersonality: string | null;
  clinicLanguages: readonly string[];
  clinicRating: RatingFacts;
  clinicReliability: ReliabilityFacts | null;
  clinicResponseMinutes: number | null;
  clinicWeights: MatchWeights;
  /** Of the standard weights. */
  weightsVersion: string;
};

export type PairFacts = {
  /** Kilometres; null when a place is unknown. */
  km: number | null;
  isBlocked: boolean;
  /** Includes travel time between clinics. */
  hasOverlap: boolean;
  isTimeBlocked: boolean;
  isTimeOffered: boolean;
  keptBookings: number;
  /** Latest rate of an open offer; Canadian dollars per hour. */
  askedRate: number | null;
};

export const EXCLUSIONS = [
  'role',
  'inactive',
  'blocked',
  'credential',
  'overlap',
  'availability_blocked',
  'too_far',
  'language',
] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

export type DetailValues = Readonly<Record<string, string | number>>;

export type TermDetail = { code: string; values?: DetailValues };

/** 0 to 1 for each side. */
export type TermValues = { professional: number; clinic: number; detail: TermDetail };

export type MatchTerm = {
  key: MatchTermKey;
  /** 0 to 1, both sides combined. */
  value: number;
  weight: number;
  tenths: number;
  detail: TermDetail;
};

/** Thousandths. */
export type Advice = {
  code: 'addDay' | 'offerMore';
  values: DetailValues;
  score: number;
};

/** With the version of the weights. */
export type Match = {
  /** Thousandths, whole; equals the sum of the tenths of points. */
  score: number;
  terms: MatchTerm[];
  forProfessional: Advice | null;
  forClinic: Advice | null;
  version: string;
};
