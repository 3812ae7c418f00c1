import {
  MATCH_WEIGHTS,
  type LicenceFacts,
  type MatchWeights,
  type ProfessionalRole,
  type Province,
  type Role,
} from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import { placeOf, type Coordinates } from '../places';
import type { PersonFacts, ReliabilityFacts, ShiftFacts } from './matching.types';

/** Of a shift `j`, what is usual there `t`, the person `c` who offers it and their weights `w`. */
export const SHIFT_COLUMNS = Prisma.sql`
  j.id, j.clinic_id AS "clinicId", j.role, j.province, j.city, j.date, j.is_evening AS "isEvening",
  j.hourly_rate::float8 AS "hourlyRate", t.median::float8 AS "typicalRate", j.required_languages AS "requiredLanguages",
  j.preferred_working_style AS "preferredWorkingStyle", j.clinic_vibe AS "clinicVibe",
  j.patient_types AS "patientTypes", j.specialty_focus AS "specialtyFocus",
  j.team_environment AS "teamEnvironment", j.work_pace AS "workPace",
  j.ideal_personality AS "idealPersonality", c.languages_spoken AS "clinicLanguages",
  c.avg_rating::float8 AS "clinicAverage", c.total_reviews AS "clinicReviews",
  c.response_time AS "clinicResponseMinutes", w.weights`;

/** Of a person `p` and their weights `w`; nothing of who they are. */
export const PERSON_FACTS = Prisma.sql`
  p.id, p.role, p.is_active AS "isActive", p.is_verified AS "isVerified", p.licences,
  p.latitude, p.longitude, p.travel_distance AS "travelDistance", p.availability,
  p.working_style AS "workingStyle", p.clinic_vibe AS "clinicVibe",
  p.patient_types AS "patientTypes", p.specialty_focus AS "specialtyFocus",
  p.team_collaboration AS "teamCollaboration", p.work_pace AS "workPace",
  p.personality_type AS "personalityType", p.languages_spoken AS languages,
  p.avg_rating::float8 AS average, p.total_reviews AS reviews,
  p.response_time AS "responseMinutes", w.weights`;

export type ShiftRow = Pick<
  ShiftFacts,
  | 'id'
  | 'clinicId'
  | 'date'
  | 'isEvening'
  | 'hourlyRate'
  | 'typicalRate'
  | 'requiredLanguages'
  | 'preferredWorkingStyle'
  | 'clinicVibe'
  | 'patientTypes'
  | 'specialtyFocus'
  | 'teamEnvironment'
  | 'workPace'
  | 'idealPersonality'
  | 'clinicResponseMinutes'
> & {
  role: string;
  province: string;
  city: string;
  clinicLanguages: string[] | null;
  clinicAverage: number | null;
  clinicReviews: number | null;
  weights: MatchWeights | null;
};

export type PersonRow = Omit<
  PersonFacts,
  'role' | 'place' | 'rating' | 'reliability' | 'usualRate' | 'weights' | 'licences'
> & {
  role: string | null;
  licences: LicenceFacts[];
  latitude: number | null;
  longitude: number | null;
  average: number;
  reviews: number;
  weights: MatchWeights | null;
};

/** What bookings say of somebody. */
export type Standing = { reliability: ReliabilityFacts | null; usualRate: number | null };
export type Standings = ReadonlyMap<number, Standing>;

const coordinates = (latitude: number | null, longitude: number | null): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export function toShiftFacts(
  { clinicAverage, clinicReviews, clinicLanguages, weights, city, ...row }: ShiftRow,
  standings: Standings,
): ShiftFacts {
  return {
    ...row,
    role: row.role as ProfessionalRole,
    province: row.province as Province,
    place: placeOf({ province: row.province, city }),
    clinicLanguages: clinicLanguages ?? [],
    clinicRating: { average: clinicAverage ?? 0, count: clinicReviews ?? 0 },
    clinicReliability: standings.get(row.clinicId)?.reliability ?? null,
    clinicWeights: weights ?? MATCH_WEIGHTS,
  };
}

export function toPersonFacts(
  { latitude, longitude, average, reviews, weights, ...row }: PersonRow,
  standings: Standings,
): PersonFacts {
  const standing = standings.get(row.id);
  return {
    ...row,
    role: row.role as Role | null,
    place: coordinates(latitude, longitude),
    rating: { average, count: reviews },
    reliability: standing?.reliability ?? null,
    usualRate: standing?.usualRate ?? null,
    weights: weights ?? MATCH_WEIGHTS,
  };
}
