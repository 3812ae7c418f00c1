import { CLINIC_ALERT_TERMS, type AlertAudienceValues } from '@tbt/contracts';
import { readerIn } from '@tbt/service-kit';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { blockedWith } from '../blocks';
import { IS_LIVE } from '../bookings';
import { placeKey } from '../places';
import type { AlertAudience, AudienceMember } from './clinic-alerts.types';

/** Waits for other sendings, so that two at once cannot both pass the limit of a day. */
const SENDING = 7_340_221;

/** Of a professional `p`. */
function isInAudience(clinicId: number, audience: AlertAudienceValues): Prisma.Sql {
  const { role, educationTier, experienceLevel, province, city } = audience;
  const conditions = [
    Prisma.sql`p.is_active AND p.role IN ('hygienist', 'assistant')`,
    Prisma.sql`p.id NOT IN ${blockedWith(clinicId)}`,
    // A member cannot work for the own clinic.
    Prisma.sql`NOT ${clinicId} = ANY(p.clinic_ids)`,
    ...(role ? [Prisma.sql`p.role = ${role}`] : []),
    ...(educationTier ? [Prisma.sql`p.education_tier = ${educationTier}`] : []),
    ...(experienceLevel ? [Prisma.sql`p.years_experience = ${experienceLevel}`] : []),
    ...(province ? [Prisma.sql`p.province = ${province}`] : []),
    ...(city
      ? [Prisma.sql`lower(p.city) = ANY(${[city.toLowerCase(), placeKey(city)]}::text[])`]
      : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

const CRITERIA = ['role', 'province', 'city', 'educationTier', 'experienceLevel'] as const;

const AudienceRow = z.object({
  id: z.number(),
  count: z.number(),
  isFavourite: z.boolean(),
  hasWorked: z.boolean(),
  isComing: z.boolean(),
});

/** Count and sample in one statement. */
export async function readAudience(
  db: Reader,
  { clinicId, now }: { clinicId: number; now: Date },
  audience: AlertAudienceValues,
): Promise<AlertAudience> {
  const bookings = Prisma.sql`SELECT b.professional_id FROM bookings b
          WHERE b.clinic_id = ${clinicId} AND ${IS_LIVE}`;
  const rows = await readerIn(db).rows(AudienceRow)`
    WITH audience AS (SELECT p.id, p.created_at FROM people p WHERE ${isInAudience(clinicId, audience)}),
    known AS (
      SELECT a.id, a.created_at,
        a.id IN (SELECT f.person_id FROM favourites f WHERE f.owner_id = ${clinicId}) AS "isFavourite",
        a.id IN (${bookings} AND b.ends_at <= ${now}::timestamptz) AS "hasWorked",
        a.id IN (${bookings} AND b.ends_at > ${now}::timestamptz) AS "isComing"
      FROM audience a)
    SELECT id, "isFavourite", "hasWorked", "isComing",
      (SELECT count(*)::int FROM audience) AS count
    FROM known ORDER BY "isFavourite" DESC, "hasWorked" DESC, "isComing" DESC, created_at DESC, id DESC
    LIMIT ${CLINIC_ALERT_TERMS.sampleSize}`;
  const shared = CRITERIA.filter((criterion) => audience[criterion] !== null);
  const sample = rows.map(({ id, isFavourite, hasWorked, isComing }): AudienceMember => ({
    professionalId: id,
    reasons: [
      ...(isFavourite ? ['favourite'] : []),
      ...(hasWorked ? ['booked_before'] : isComing ? ['booked'] : []),
      ...shared,
    ],
  }));
  return { count: rows[0]?.count ?? 0, sample };
}

export type SentAlert = { sent: number[]; waiting: number };

const RecipientRow = z.object({ id: z.number(), isWaiting: z.boolean() });

/** The whole audience in one statement; who had two alerts in 24 hours waits for the digest. */
export async function insertRecipients(
  tx: MarketplaceTx,
  { alertId, clinicId, at }: { alertId: number; clinicId: number; at: Date },
  audience: AlertAudienceValues,
): Promise<SentAlert> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SENDING})`;
  const rows = await readerIn(tx).rows(RecipientRow)`
    WITH busy AS (
      SELECT r.professional_id AS id FROM alert_recipients r
      WHERE r.sent_at > ${at}::timestamptz - interval '24 hours' AND NOT r.is_in_digest
      GROUP BY r.professional_id HAVING count(*) >= ${CLINIC_ALERT_TERMS.perDayMax}),
    made AS (
      INSERT INTO alert_recipients (alert_id, professional_id, status, sent_at)
      SELECT ${alertId}, p.id, CASE WHEN busy.id IS NULL THEN 'sent' ELSE 'waiting' END,
        CASE WHEN busy.id IS NULL THEN ${at}::timestamptz END
      FROM people p LEFT JOIN busy ON busy.id = p.id
      WHERE ${isInAudience(clinicId, audience)} ORDER BY p.id
      ON CONFLICT DO NOTHING RETURNING professional_id, status)
    SELECT professional_id AS id, status = 'waiting' AS "isWaiting" FROM made`;
  const sent = rows.filter(({ isWaiting }) => !isWaiting).map(({ id }) => id);
  return { sent, waiting: rows.length - sent.length };
}
