import type {
  LicenceFacts,
  MatchTermKey,
  MatchWeights,
  ProfessionalRole,
  Province,
  Role,
} from '@tbt/contracts';
import type { Coordinates } from '../places';

/** Published reviews of a person. */
export type RatingFacts = { average: number; count: number };

/** How somebody kept what was agreed: a score of 0 to 100 and how many shifts it rests on. */
export type ReliabilityFacts = { score: number; shifts: number };

/** What the ranking knows of a professional: no name, photo, age, school, grades or graduation. */
export type PersonFacts = {
  id: number;
  role: Role | null;
  isActive: boolean;
  isVerified: boolean;
  licences: readonly LicenceFacts[];
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
  /** Minutes. */
  responseMinutes: number | null;
  /** Mean of what was agreed lately; Canadian dollars an hour. */
  usualRate: number | null;
  weights: MatchWeights;
};

/** What the ranking knows of a shift and of the clinic that offers it. */
export type ShiftFacts = {
  id: number;
  clinicId: number;
  role: ProfessionalRole;
  province: Province;
  /** YYYY-MM-DD on the clock of the place. */
  date: string;
  isEvening: boolean;
  /** Canadian dollars an hour. */
  hourlyRate: number;
  /** What the role is usually paid there; null when nobody has said. */
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
};

/** What lies between the two. */
export type PairFacts = {
  /** Kilometres; null when one of the places is not known. */
  km: number | null;
  isBlocked: boolean;
  /** Booked at that time, the way between clinics included. */
  hasOverlap: boolean;
  /** The person has blocked the time. */
  isTimeBlocked: boolean;
  /** The person has offered the whole time. */
  isTimeOffered: boolean;
  /** Bookings of the two that were kept. */
  keptBookings: number;
  /** The last word of an offer under way; Canadian dollars an hour. */
  askedRate: number | null;
};

/** Why a person is not ranked for a shift at all. */
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

/** What stands behind a value, for putting it into words. */
export type TermDetail = { code: string; values?: DetailValues };

/** A term as each side sees it, 0 to 1. */
export type TermValues = { professional: number; clinic: number; detail: TermDetail };

export type MatchTerm = {
  key: MatchTermKey;
  /** 0 to 1, both sides fused. */
  value: number;
  weight: number;
  /** Tenths of a point, whole. */
  tenths: number;
  detail: TermDetail;
};

/** What would raise a score, and to what; thousandths. */
export type Advice = {
  code: 'addDay' | 'travelFarther' | 'offerMore';
  values: DetailValues;
  score: number;
};

/** A result as it is stored: with the version of the weights. */
export type Match = {
  /** Thousandths, whole; equals the sum of the tenths of points. */
  score: number;
  terms: MatchTerm[];
  forProfessional: Advice | null;
  forClinic: Advice | null;
  version: string;
};
