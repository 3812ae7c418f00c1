import { claimed } from '@tbt/service-kit';
import {
  MATCH_VERSION,
  MATCH_WEIGHTS,
  weighDismissals,
  type DismissalCounts,
  type LicenceFacts,
  type MatchWeights,
  type ProfessionalRole,
  type Province,
  type Role,
} from '@tbt/contracts';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import { Person } from '../people';
import { placeOf, postalAreaOf, type Coordinates } from '../places';
import { LEARNED } from './match-versions.queries';
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
  c.response_time AS "clinicResponseMinutes", w.weights, ${LEARNED.weights} AS "standardWeights",
  ${LEARNED.version} AS "weightsVersion",
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
  p.response_time AS "responseMinutes", coalesce(w.weights, ${LEARNED.weights}) AS weights,
  coalesce(w.dismissals, '{}') AS dismissals`;

const SUBSCRIBER = Person.pick({
  subscriptionTier: true,
  subscriptionStatus: true,
  subscriptionEndsAt: true,
}).shape;

export const ShiftRow = z
  .object({
    id: z.number(),
    clinicId: z.number(),
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    isEvening: z.boolean(),
    hourlyRate: z.number(),
    typicalRate: z.number().nullable(),
    requiredLanguages: z.array(z.string()),
    preferredWorkingStyle: z.string().nullable(),
    clinicVibe: z.string().nullable(),
    patientTypes: z.array(z.string()),
    specialtyFocus: z.array(z.string()),
    teamEnvironment: z.string().nullable(),
    workPace: z.string().nullable(),
    idealPersonality: z.string().nullable(),
    clinicResponseMinutes: z.number().nullable(),
  })
  .extend(SUBSCRIBER)
  .extend({
    role: z.string(),
    province: z.string(),
    city: z.string(),
    postalArea: z.string().nullable(),
    startsAt: z.date(),
    endsAt: z.date(),
    /** Professionals who saw the shift in their recommendations. */
    viewCount: z.number(),
    clinicLanguages: z.array(z.string()).nullable(),
    clinicAverage: z.number().nullable(),
    clinicReviews: z.number().nullable(),
    weights: claimed<MatchWeights>().nullable(),
    /** Learned ones; null is version 1. */
    standardWeights: claimed<MatchWeights>().nullable(),
    weightsVersion: z.number().nullable(),
  });
export type ShiftRow = z.infer<typeof ShiftRow>;

export const PersonRow = z.object({
  id: z.number(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  clinicIds: z.array(z.number()),
  travelDistance: z.number().nullable(),
  availability: z.array(z.string()),
  workingStyle: z.string().nullable(),
  clinicVibe: z.string().nullable(),
  patientTypes: z.array(z.string()),
  specialtyFocus: z.array(z.string()),
  teamCollaboration: z.string().nullable(),
  workPace: z.string().nullable(),
  personalityType: z.string().nullable(),
  languages: z.array(z.string()),
  responseMinutes: z.number().nullable(),
  role: z.string().nullable(),
  licences: z.array(claimed<LicenceFacts>()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  average: z.number(),
  reviews: z.number(),
  weights: claimed<MatchWeights>().nullable(),
  dismissals: claimed<DismissalCounts>(),
});
export type PersonRow = z.infer<typeof PersonRow>;

export type Standing = { reliability: ReliabilityFacts | null; usualRate: number | null };
export type Standings = ReadonlyMap<number, Standing>;

const coordinates = (latitude: number | null, longitude: number | null): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

// Stored weights apply only while the clinic's plan includes them.
const clinicWeightsOf = (
  { weights, standardWeights, ...plan }: Subscriber & Pick<ShiftRow, 'weights' | 'standardWeights'>,
  now: Date,
) => (weights && hasAdvancedMatching(plan, now) ? weights : (standardWeights ?? MATCH_WEIGHTS));

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
    isAtCityCentre: postalAreaOf(row) === null,
    clinicLanguages: row.clinicLanguages ?? [],
    clinicRating: { average: row.clinicAverage ?? 0, count: row.clinicReviews ?? 0 },
    clinicReliability: standings.get(clinicId)?.reliability ?? null,
    clinicWeights: clinicWeightsOf(row, now),
    weightsVersion: row.weightsVersion === null ? MATCH_VERSION : String(row.weightsVersion),
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
