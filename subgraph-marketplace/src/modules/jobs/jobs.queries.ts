import { readerIn, CountRow, IdRow } from '@tbt/service-kit';
import { isEveningShift } from '@tbt/contracts';
import type { Clock, Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import type { NewestPage } from '../../newest-first';
import { blockedWith } from '../blocks';
import { minutesOf, ZONE_DATA_VERSION, type Coordinates, type ShiftInstants } from '../places';
import { hasStatus, JOB_COLUMNS, olderThan, toJob } from './job-columns.queries';
import { JOB_TRANSITIONS } from './job-transitions';
import {
  INTERNAL_FIELDS,
  Job,
  type JobEdit,
  type JobHours,
  JobInSight,
  JobSeries,
  type NewJob,
} from './jobs.types';

const NEWEST_FIRST = Prisma.sql`ORDER BY j.created_at DESC, j.id DESC`;

/** Former terms stored per shift. */
const TERMS_KEPT = 50;

export type ShiftsOfOffice = { clinicId: number } | { locationId: number };

const isOf = (office: ShiftsOfOffice): Prisma.Sql =>
  'locationId' in office
    ? Prisma.sql`j.location_id = ${office.locationId}`
    : Prisma.sql`j.clinic_id = ${office.clinicId} AND j.location_id IS NULL`;

export const JobPlace = z.object({
  province: z.string(),
  city: z.string(),
  postalArea: z.string().nullable(),
});
export type JobPlace = z.infer<typeof JobPlace>;

const COMING = Prisma.sql`j.status IN ('draft', 'invited', 'active', 'booked')`;
const isAt = ({ province, city }: JobPlace) =>
  Prisma.sql`j.province = ${province} AND j.city = ${city}`;

export type JobsQueries = ReturnType<typeof createJobsQueries>;

const keepFormerTerms = (tx: MarketplaceTx, { id, revision }: Pick<Job, 'id' | 'revision'>) =>
  tx.$executeRaw`
    UPDATE jobs SET former_terms = jsonb_build_object('from', terms_revision,
        'until', ${revision + 1}::int, 'date', date, 'startTime', start_time,
        'endTime', end_time, 'city', city, 'province', province)
      || (former_terms - ${TERMS_KEPT - 1}::int)
    WHERE id = ${id}`;

export function createJobsQueries({ reader }: MarketplaceDatabase, clock: Clock) {
  const inSight = async (
    which: Prisma.Sql,
    viewerId: number | null,
    db: Reader | MarketplaceTx = reader,
  ): Promise<JobInSight[]> => {
    const rows = await readerIn(db).rows(JobInSight)`
      SELECT ${JOB_COLUMNS}, (
        EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.applicant_id = ${viewerId}::int)
        OR EXISTS (SELECT 1 FROM bookings b WHERE b.job_id = j.id AND b.professional_id = ${viewerId}::int)
        OR EXISTS (SELECT 1 FROM invitations i WHERE i.job_id = j.id
          AND i.professional_id = ${viewerId}::int AND i.status <> 'withdrawn')
      ) AS "isParty", j.clinic_id IN ${blockedWith(viewerId)} AS "isBlocked"
      FROM jobs j WHERE ${which}`;
    return rows.map((row) => toJob(row, clock.now()));
  };

  return {
    /** A page per clinic in one statement. @param viewerId gets no shifts of a clinic across a block. */
    async activeOfClinics(
      clinicIds: readonly number[],
      { limit, after }: NewestPage,
      viewerId: number | null,
    ) {
      const now = clock.now();
      const rest = after ? Prisma.sql`AND ${olderThan(after)}` : Prisma.empty;
      const rows = await reader.rows(Job)`
        SELECT j.* FROM unnest(${[...clinicIds]}::int[]) AS clinic(id)
        CROSS JOIN LATERAL (
          SELECT ${JOB_COLUMNS} FROM jobs j
          WHERE j.clinic_id = clinic.id AND ${hasStatus('active', now)} ${rest}
          ${NEWEST_FIRST} LIMIT ${limit + 1}
        ) j WHERE clinic.id NOT IN ${blockedWith(viewerId)} ORDER BY j."createdAt" DESC, j.id DESC`;
      return rows.map((row) => toJob(row, now));
    },

    /** @param viewerId sets `isParty` and `isBlocked`. */
    byIds: (ids: readonly number[], viewerId: number | null, tx?: MarketplaceTx) =>
      inSight(Prisma.sql`j.id = ANY(${[...ids]}::int[])`, viewerId, tx),

    seriesByIds: (ids: readonly number[]) => reader.rows(JobSeries)`
      SELECT id, clinic_id AS "clinicId", is_taken_whole AS "isTakenWhole" FROM job_series
      WHERE id = ANY(${[...ids]}::int[])`,

    ofSeries: (ids: readonly number[], viewerId: number | null) =>
      inSight(
        Prisma.sql`j.series_id = ANY(${[...ids]}::int[]) ORDER BY j.starts_at, j.id`,
        viewerId,
      ),

    /** `alone` to book the shift, `together` to apply. */
    async lock(tx: MarketplaceTx, id: number, mode: 'alone' | 'together'): Promise<Job | null> {
      const rows = await readerIn(tx).rows(Job)`
        SELECT ${JOB_COLUMNS} FROM jobs j WHERE j.id = ${id}
        ${Prisma.raw(mode === 'alone' ? 'FOR UPDATE' : 'FOR SHARE')}`;
      return rows[0] ? toJob(rows[0], clock.now()) : null;
    },

    /** Revision since which date, hours and place of a locked shift are unchanged. */
    async termsRevision(tx: MarketplaceTx, id: number): Promise<number> {
      const job = await tx.job.findUnique({ where: { id }, select: { termsRevision: true } });
      return job?.termsRevision ?? 0;
    },

    /** Active and invited shifts. */
    async countOffered(tx: MarketplaceTx, clinicId: number): Promise<number> {
      const now = clock.now();
      const rows = await readerIn(tx).rows(CountRow)`
        SELECT count(*)::int AS count FROM jobs j WHERE j.clinic_id = ${clinicId}
        AND j.status IN ('active', 'invited') AND j.starts_at > ${now}`;
      return rows[0]?.count ?? 0;
    },

    /** In the order of `rows`. */
    async insertAll(tx: MarketplaceTx, rows: readonly NewJob[]): Promise<Job[]> {
      const made = await tx.job.createManyAndReturn({ data: [...rows], omit: INTERNAL_FIELDS });
      const now = clock.now();
      return made
        .map(({ hourlyRate, ...row }) => toJob({ ...row, hourlyRate: hourlyRate.toFixed(2) }, now))
        .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    },

    async update(
      tx: MarketplaceTx,
      { id, revision }: Job,
      data: JobEdit,
      isTermsChange: boolean,
    ): Promise<Job> {
      if (isTermsChange) await keepFormerTerms(tx, { id, revision });
      const { hourlyRate, ...row } = await tx.job.update({
        where: { id },
        data: {
          ...data,
          revision: revision + 1,
          ...(isTermsChange && { termsRevision: revision + 1 }),
        },
        omit: INTERNAL_FIELDS,
      });
      return toJob({ ...row, hourlyRate: hourlyRate.toFixed(2) }, clock.now());
    },

    async close(tx: MarketplaceTx, { id }: Job): Promise<void> {
      await tx.$executeRaw`UPDATE jobs SET status = ${JOB_TRANSITIONS.close.to} WHERE id = ${id}`;
    },

    /** Professionals with an open offer or invitation. */
    async waitingPeople(tx: MarketplaceTx, jobId: number): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT applicant_id AS id FROM applications
        WHERE job_id = ${jobId} AND status IN ('pending', 'countered')
        UNION SELECT professional_id FROM invitations
        WHERE job_id = ${jobId} AND status = 'pending' ORDER BY 1`;
      return rows.map(({ id }) => id);
    },

    /** The clinic's shifts of a role that are open or booked at one of these times. */
    doubled(clinicId: number, role: string, spans: readonly ShiftInstants[], tx?: MarketplaceTx) {
      const starts = spans.map(({ startsAt }) => startsAt);
      const ends = spans.map(({ endsAt }) => endsAt);
      return inSight(
        Prisma.sql`j.clinic_id = ${clinicId} AND j.role = ${role}
          AND j.status IN ('draft', 'invited', 'active', 'booked')
          AND EXISTS (SELECT 1 FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[])
            AS day(starts_at, ends_at) WHERE j.starts_at < day.ends_at AND day.starts_at < j.ends_at)
          ORDER BY j.starts_at, j.id LIMIT 40`,
        null,
        tx,
      );
    },

    async reopen(tx: MarketplaceTx, ids: readonly number[], now: Date): Promise<void> {
      await tx.$executeRaw`
        UPDATE jobs SET status = ${JOB_TRANSITIONS.reopen.to}
        WHERE id = ANY(${[...ids]}::int[]) AND status = ANY(${[...JOB_TRANSITIONS.reopen.from]}::text[])
          AND starts_at > ${now}::timestamptz`;
    },

    /** No longer needed, or too late to refill. */
    async endBooked(tx: MarketplaceTx, { id }: Job, step: 'close' | 'lapse'): Promise<void> {
      await tx.$executeRaw`UPDATE jobs SET status = ${JOB_TRANSITIONS[step].to} WHERE id = ${id}`;
    },

    /** By consent of both sides; the posted rate stays. */
    async reschedule(tx: MarketplaceTx, { id, revision }: Job, hours: JobHours): Promise<void> {
      await keepFormerTerms(tx, { id, revision });
      const { date, startTime, endTime, startsAt, endsAt } = hours;
      await tx.job.update({
        where: { id },
        data: {
          ...{ date, startTime, endTime, startsAt, endsAt, zoneDataVersion: ZONE_DATA_VERSION },
          durationMinutes: minutesOf(hours),
          isEvening: isEveningShift(startTime),
          revision: revision + 1,
          termsRevision: revision + 1,
        },
      });
    },

    /** All shifts that have not started. @returns their ids. */
    async closeOfClinic(tx: MarketplaceTx, clinicId: number): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        UPDATE jobs SET status = ${JOB_TRANSITIONS.close.to} WHERE clinic_id = ${clinicId}
          AND status = ANY(${[...JOB_TRANSITIONS.close.from]}::text[]) AND starts_at > ${clock.now()}
        RETURNING id`;
      return rows.map(({ id }) => id);
    },

    /** Upcoming shifts computed with other zone data. */
    async staleIds(zoneDataVersion: string): Promise<number[]> {
      const rows = await reader.rows(IdRow)`
        SELECT id FROM jobs WHERE zone_data_version <> ${zoneDataVersion}
        AND starts_at > ${clock.now()} AND status IN ('draft', 'invited', 'active', 'booked')
        ORDER BY id`;
      return rows.map(({ id }) => id);
    },

    async moveInstants(
      tx: MarketplaceTx,
      { id }: Job,
      { startsAt, endsAt }: ShiftInstants,
      zoneDataVersion: string,
    ): Promise<void> {
      await tx.job.update({ where: { id }, data: { startsAt, endsAt, zoneDataVersion } });
    },

    placesOffMap: () => reader.rows(JobPlace)`
      SELECT DISTINCT province, city, postal_area AS "postalArea" FROM jobs WHERE latitude IS NULL`,

    async putOnMap(
      tx: MarketplaceTx,
      place: JobPlace,
      at: Coordinates & Pick<JobPlace, 'postalArea'>,
    ) {
      await tx.$executeRaw`UPDATE jobs j SET latitude = ${at.latitude}, longitude = ${at.longitude},
          postal_area = ${at.postalArea}
        WHERE ${isAt(place)} AND j.postal_area IS NOT DISTINCT FROM ${place.postalArea}
          AND j.latitude IS NULL`;
    },

    comingPlaces: (tx: MarketplaceTx, office: ShiftsOfOffice) => readerIn(tx).rows(JobPlace)`
      SELECT DISTINCT j.province, j.city, j.postal_area AS "postalArea" FROM jobs j
      WHERE ${isOf(office)} AND j.starts_at > ${clock.now()} AND ${COMING}`,

    /** Upcoming shifts of the city of its address. */
    async moveTo(
      tx: MarketplaceTx,
      office: ShiftsOfOffice,
      place: JobPlace,
      at: Coordinates | null,
    ) {
      await tx.$executeRaw`UPDATE jobs j SET postal_area = ${place.postalArea},
          latitude = ${at?.latitude ?? null}, longitude = ${at?.longitude ?? null}
        WHERE ${isOf(office)} AND j.starts_at > ${clock.now()} AND ${COMING}
          AND ${isAt(place)}`;
    },

    /** Active shifts that have started; skips locked rows. */
    async expireStarted(tx: MarketplaceTx, limit: number): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        UPDATE jobs SET status = ${JOB_TRANSITIONS.expire.to} WHERE id IN (
          SELECT j.id FROM jobs j WHERE j.status = 'active' AND j.starts_at <= ${clock.now()}
          ORDER BY j.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING id`;
      return rows.map(({ id }) => id);
    },
  };
}
