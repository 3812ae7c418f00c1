import type { EmergencyStatus, UrgencyLevel } from '@tbt/contracts';
import { readerIn, CountRow, claimed } from '@tbt/service-kit';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import type { NewestPage } from '../../newest-first';
import { blockedWith } from '../blocks';
import { IS_LIVE } from '../bookings';
import { EmergencyRequest } from './emergencies.types';

/** A professional's view without those of blocked clinics, or a clinic's own. */
export type EmergencyViewer = { clinicId: number } | { professionalId: number };

/** The request row alone, locked. */
export const LockedEmergency = z.object({
  id: z.number(),
  clinicId: z.number(),
  jobId: z.number(),
  maxRadius: z.number(),
  isAssignedForMe: z.boolean(),
  status: claimed<EmergencyStatus>(),
  wave: z.number(),
  nextWaveAt: z.date().nullable(),
});
export type LockedEmergency = z.infer<typeof LockedEmergency>;

export type NewEmergency = {
  clinicId: number;
  jobId: number;
  urgencyLevel: UrgencyLevel;
  maxRadius: number;
  isAssignedForMe: boolean;
  createdAt: Date;
};

const INSTANT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const instant = (column: string) => Prisma.raw(`to_char(${column} AT TIME ZONE 'UTC', ${INSTANT})`);

/** Of a request `e` and its shift `j`: a shift that was booked, closed or started otherwise ends it. */
const statusAt = (now: Date) => Prisma.sql`CASE WHEN e.status <> 'active' THEN e.status
  WHEN j.status = 'booked' THEN 'filled' WHEN j.status IN ('closed', 'draft') THEN 'cancelled'
  WHEN j.status = 'expired' OR j.starts_at <= ${now}::timestamptz THEN 'expired' ELSE 'active' END`;

/** Of a request `e`. */
const BOOKED = Prisma.sql`(SELECT b.professional_id FROM bookings b
  WHERE b.job_id = e.job_id AND ${IS_LIVE} LIMIT 1)`;

const columns = (now: Date) => Prisma.sql`
  e.id, e.clinic_id AS "clinicId", e.job_id AS "jobId", j.revision AS "jobRevision", j.title,
  j.description, j.role, j.province, j.city, j.date AS "neededDate", j.start_time AS "neededTime",
  j.duration_minutes AS duration, j.hourly_rate::text AS "hourlyRate", j.starts_at AS "startsAt",
  j.ends_at AS "endsAt", j.time_zone AS "timeZone", e.urgency_level AS "urgencyLevel",
  e.max_radius AS "maxRadius", e.is_assigned_for_me AS "isAssignedForMe", ${statusAt(now)} AS status,
  coalesce(e.assigned_to, ${BOOKED}) AS "assignedTo",
  e.wave, e.next_wave_at AS "nextWaveAt", e.created_at AS "createdAt", e.ended_at AS "endedAt",
  (SELECT coalesce(json_agg(json_build_object('wave', w.wave, 'asked', w.asked, 'declined', w.declined, 'at', ${instant('w.at')})
    ORDER BY w.wave), '[]') FROM (SELECT o.wave, count(*)::int AS asked, count(o.declined_at)::int AS declined,
        min(o.asked_at) AS at
      FROM emergency_offers o WHERE o.emergency_request_id = e.id GROUP BY o.wave) w) AS waves,
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'emergencyRequestId', r.emergency_request_id,
    'professionalId', r.professional_id, 'responseTime', r.response_time, 'message', r.message,
    'estimatedArrival', ${instant('r.estimated_arrival')}, 'status', r.status,
    'createdAt', ${instant('r.created_at')}) ORDER BY r.id), '[]')
    FROM emergency_responses r WHERE r.emergency_request_id = e.id) AS responses`;

const LOCK_COLUMNS = Prisma.sql`e.id, e.clinic_id AS "clinicId", e.job_id AS "jobId",
  e.max_radius AS "maxRadius", e.is_assigned_for_me AS "isAssignedForMe", e.status, e.wave,
  e.next_wave_at AS "nextWaveAt"`;

/** As seen by one side; the professional's own offer is `o`. */
function seenBy(viewer: EmergencyViewer): { mine: Prisma.Sql; from: Prisma.Sql; is: Prisma.Sql } {
  if ('clinicId' in viewer)
    return {
      mine: Prisma.sql`NULL::float8 AS "myKm", NULL::timestamptz AS "myAskedAt"`,
      from: Prisma.empty,
      is: Prisma.sql`e.clinic_id = ${viewer.clinicId}`,
    };
  const { professionalId } = viewer;
  return {
    mine: Prisma.sql`o.km AS "myKm", o.asked_at AS "myAskedAt"`,
    from: Prisma.sql`JOIN emergency_offers o
      ON o.emergency_request_id = e.id AND o.professional_id = ${professionalId} AND o.declined_at IS NULL`,
    is: Prisma.sql`e.clinic_id NOT IN ${blockedWith(professionalId)}`,
  };
}

export type EmergenciesQueries = ReturnType<typeof createEmergenciesQueries>;

const OutlivedEmergency = LockedEmergency.extend({
  became: claimed<Exclude<EmergencyStatus, 'active'>>(),
  bookedId: z.number().nullable(),
});

const AskedAtRow = z.object({ askedAt: z.date() });

export function createEmergenciesQueries({ reader }: MarketplaceDatabase) {
  const find = async (
    viewer: EmergencyViewer,
    which: Prisma.Sql,
    now: Date,
    db: Reader | MarketplaceTx = reader,
  ): Promise<EmergencyRequest[]> => {
    const { mine, from, is } = seenBy(viewer);
    return readerIn(db).rows(EmergencyRequest)`
      SELECT ${columns(now)}, ${mine} FROM emergency_requests e JOIN jobs j ON j.id = e.job_id ${from}
      WHERE ${is} ${which}`;
  };

  return {
    /** Null unless it is the clinic's, or the professional was asked. */
    async seen(
      viewer: EmergencyViewer,
      id: number,
      now: Date,
      db?: MarketplaceTx,
    ): Promise<EmergencyRequest | null> {
      return (await find(viewer, Prisma.sql`AND e.id = ${id}`, now, db))[0] ?? null;
    },

    /** One more than asked for. */
    page(viewer: EmergencyViewer, { limit, after }: NewestPage, now: Date) {
      const rest = after
        ? Prisma.sql`AND (e.created_at, e.id) < (${after.createdAt}::timestamptz, ${after.id})`
        : Prisma.empty;
      const order = Prisma.sql`${rest} ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit + 1}`;
      return find(viewer, order, now);
    },

    /** Requests since an instant that reached a professional. */
    async countSince(
      clinicId: number,
      since: Date,
      db: Reader | MarketplaceTx = reader,
    ): Promise<number> {
      const rows = await readerIn(db).rows(CountRow)`
        SELECT count(*)::int AS count FROM emergency_requests e
        WHERE e.clinic_id = ${clinicId} AND e.created_at >= ${since}::timestamptz AND EXISTS (
          SELECT FROM emergency_offers o WHERE o.emergency_request_id = e.id)`;
      return rows[0]?.count ?? 0;
    },

    async insert(tx: MarketplaceTx, request: NewEmergency): Promise<LockedEmergency> {
      const { id, clinicId, jobId, maxRadius, isAssignedForMe, status, wave, nextWaveAt } =
        await tx.emergencyRequest.create({ data: request });
      return { id, clinicId, jobId, maxRadius, isAssignedForMe, status, wave, nextWaveAt };
    },

    async jobOf(
      tx: MarketplaceTx,
      id: number,
    ): Promise<{ jobId: number; clinicId: number } | null> {
      return tx.emergencyRequest.findUnique({
        where: { id },
        select: { jobId: true, clinicId: true },
      });
    },

    async lock(tx: MarketplaceTx, id: number): Promise<LockedEmergency | null> {
      const rows = await readerIn(tx).rows(LockedEmergency)`
        SELECT ${LOCK_COLUMNS} FROM emergency_requests e WHERE e.id = ${id} FOR UPDATE`;
      return rows[0] ?? null;
    },

    /** One whose next wave is due; skips those that another worker holds. */
    async lockDue(tx: MarketplaceTx, now: Date): Promise<LockedEmergency | null> {
      const rows = await readerIn(tx).rows(LockedEmergency)`
        SELECT ${LOCK_COLUMNS} FROM emergency_requests e
        WHERE e.status = 'active' AND e.next_wave_at <= ${now}::timestamptz
        ORDER BY e.next_wave_at, e.id LIMIT 1 FOR UPDATE SKIP LOCKED`;
      return rows[0] ?? null;
    },

    /** Active ones whose shift was booked, closed or started otherwise, with what they became. */
    lockOutlived: (tx: MarketplaceTx, now: Date, limit: number) =>
      readerIn(tx).rows(OutlivedEmergency)`
        SELECT ${LOCK_COLUMNS}, ${statusAt(now)} AS became, ${BOOKED} AS "bookedId"
        FROM emergency_requests e JOIN jobs j ON j.id = e.job_id
        WHERE e.status = 'active' AND ${statusAt(now)} <> 'active'
        ORDER BY e.id LIMIT ${limit} FOR UPDATE OF e SKIP LOCKED`,

    async setWave(
      tx: MarketplaceTx,
      { id, wave, nextWaveAt }: Pick<LockedEmergency, 'id' | 'wave' | 'nextWaveAt'>,
    ): Promise<void> {
      await tx.emergencyRequest.update({ where: { id }, data: { wave, nextWaveAt } });
    },

    /** Answers that were not assigned end with it. @returns who gave them. */
    async end(
      tx: MarketplaceTx,
      id: number,
      ended: { status: Exclude<EmergencyStatus, 'active'>; assignedTo: number | null; at: Date },
    ): Promise<number[]> {
      const { status, assignedTo, at } = ended;
      await tx.emergencyRequest.update({
        where: { id },
        data: { status, assignedTo, endedAt: at, nextWaveAt: null },
      });
      const left = await tx.emergencyResponse.updateManyAndReturn({
        where: { emergencyRequestId: id, status: 'pending' },
        data: { status: 'not_chosen' },
        select: { professionalId: true },
      });
      return left.map(({ professionalId }) => professionalId);
    },

    /** When the professional was asked; null for never, after declining, or across a block. */
    async askedAt(tx: MarketplaceTx, id: number, professionalId: number): Promise<Date | null> {
      const rows = await readerIn(tx).rows(AskedAtRow)`
        SELECT o.asked_at AS "askedAt" FROM emergency_offers o
        JOIN emergency_requests e ON e.id = o.emergency_request_id
        WHERE e.id = ${id} AND o.professional_id = ${professionalId} AND o.declined_at IS NULL
          AND e.clinic_id NOT IN ${blockedWith(professionalId)}`;
      return rows[0]?.askedAt ?? null;
    },

    /** @param which those who declined are left out of `open`. */
    async askedIds(
      tx: MarketplaceTx,
      id: number,
      which: 'all' | 'open' = 'all',
    ): Promise<number[]> {
      const rows = await tx.emergencyOffer.findMany({
        where: { emergencyRequestId: id, ...(which === 'open' && { declinedAt: null }) },
        select: { professionalId: true },
      });
      return rows.map(({ professionalId }) => professionalId);
    },
  };
}
