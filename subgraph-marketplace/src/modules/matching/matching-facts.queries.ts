import {
  MATCH_WEIGHTS,
  weighDismissals,
  type DismissalCounts,
  type LicenceFacts,
  type MatchWeights,
  type ProfessionalRole,
  type Province,
  type Role,
} from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import { placeOf, type Coordinates } from '../places';
import { hasAdvancedMatching, type Subscriber } from './matching-plan';
import type { PersonFacts, ReliabilityFacts, ShiftFacts } from './matching.types';

/** Of a shift `j`, its typical rate `t`, clinic `c` and weights `w`. */
export const SHIFT_COLUMNS = Prisma.sql`
  j.id, j.clinic_id AS "clinicId", j.role, j.province, j.city,
  j.postal_area AS "postalArea", j.date, j.start_time AS "startTime",
  j.end_time AS "endTime", j.is_evening AS "isEvening",
  j.starts_at AS "startsAt", j.ends_at AS "endsAt",
  j.hourly_rate::float8 AS "hourlyRate", t.median::float8 AS "typicalRate", j.required_languages AS "requiredLanguages",
  j.preferred_working_style AS "preferredWorkingStyle", j.clinic_vibe AS "clinicVibe",
  j.patient_types AS "patientTypes", j.specialty_focus AS "specialtyFocus",
  j.team_environment AS "teamEnvironment", j.work_pace AS "workPace",
  j.ideal_personality AS "idealPersonality", c.languages_spoken AS "clinicLanguages",
  c.avg_rating::float8 AS "clinicAverage", c.total_reviews AS "clinicReviews",
  c.response_time AS "clinicResponseMinutes", w.weights,
  c.subscription_tier AS "subscriptionTier", coalesce(c.subscription_status, 'free') AS "subscriptionStatus",
  c.subscription_ends_at AS "subscriptionEndsAt",
  (SELECT count(*)::int FROM recommendations r WHERE r.job_id = j.id AND r.is_viewed) AS "viewCount"`;

/** Of a professional `p` and their weights `w`; no identifying data. */
export const PERSON_FACTS = Prisma.sql`
  p.id, p.role, p.is_active AS "isActive", p.is_verified AS "isVerified", p.licences,
  p.clinic_ids AS "clinicIds",
  p.latitude, p.longitude, p.travel_distance AS "travelDistance", p.availability,
  p.working_style AS "workingStyle", p.clinic_vibe AS "clinicVibe",
  p.patient_types AS "patientTypes", p.specialty_focus AS "specialtyFocus",
  p.team_collaboration AS "teamCollaboration", p.work_pace AS "workPace",
  p.personality_type AS "personalityType", p.languages_spoken AS languages,
  p.avg_rating::float8 AS average, p.total_reviews AS reviews,
  p.response_time AS "responseMinutes", w.weights, coalesce(w.dismissals, '{}') AS dismissals`;

export type ShiftRow = Pick<
  ShiftFacts,
  | 'id'
  | 'clinicId'
  | 'date'
  | 'startTime'
  | 'endTime'
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
> &
  Subscriber & {
    role: string;
    province: string;
    city: string;
    postalArea: string | null;
    startsAt: Date;
    endsAt: Date;
    /** Professionals who saw the shift in their recommendations. */
    viewCount: number;
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
  dismissals: DismissalCounts;
};

export type Standing = { reliability: ReliabilityFacts | null; usualRate: number | null };
export type Standings = ReadonlyMap<number, Standing>;

const coordinates = (latitude: number | null, longitude: number | null): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

// Stored weights apply only while the clinic's plan includes them.
const clinicWeightsOf = (
  { weights, ...plan }: Subscriber & Pick<ShiftRow, 'weights'>,
  now: Date,
) => (weights && hasAdvancedMatching(plan, now) ? weights : MATCH_WEIGHTS);

export function toShiftFacts(row: ShiftRow, standings: Standings, now: Date): ShiftFacts {
  const { id, clinicId, date, startTime, endTime, isEvening, requiredLanguages } = row;
  const { hourlyRate, typicalRate } = row;
  return {
    ...{ id, clinicId, date, startTime, endTime, isEvening, requiredLanguages },
    ...{ hourlyRate, typicalRate },
    preferredWorkingStyle: row.preferredWorkingStyle,
    clinicVibe: row.clinicVibe,
    patientTypes: row.patientTypes,
    specialtyFocus: row.specialtyFocus,
    teamEnvironment: row.teamEnvironment,
    workPace: row.workPace,
    idealPersonality: row.idealPersonality,
    clinicResponseMinutes: row.clinicResponseMinutes,
    role: row.role as ProfessionalRole,
    province: row.province as Province,
    place: placeOf(row),
    clinicLanguages: row.clinicLanguages ?? [],
    clinicRating: { average: row.clinicAverage ?? 0, count: row.clinicReviews ?? 0 },
    clinicReliability: standings.get(clinicId)?.reliability ?? null,
    clinicWeights: clinicWeightsOf(row, now),
  };
}

export function toPersonFacts(
  { latitude, longitude, average, reviews, weights, dismissals, ...row }: PersonRow,
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
    weights: weighDismissals(weights ?? MATCH_WEIGHTS, dismissals),
  };
}
