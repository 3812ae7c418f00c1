import { LIVE_BOOKING_STATUSES, SHIFT_TERMS } from '@tbt/contracts';
import { literalList } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { blockedWith } from '../../blocks';
import { pendingCounts } from '../../bookings';
import { isAt, isOfShiftAt, type AtLocation } from '../../locations';
import { DAY_REACH, NO_LIMIT } from '../../matching';
import { availableConditions, wholeKmFrom } from '../../people';
import { kmFrom, type Coordinates } from '../../places';
import { ClinicFacts, ClinicSums, FreeFavouriteRow, OpenShiftRow } from './dashboard.types';

type ClinicAt = { clinicId: number; at: AtLocation; now: Date };

const LIVE = Prisma.sql`b.status IN (${literalList(LIVE_BOOKING_STATUSES)})`;
const SOONEST_MAX = 5;
const FAVOURITES_MAX = 6;
const HOUR_MS = 3_600_000;

const isWithinReach = (origin: Coordinates | null): Prisma.Sql =>
  origin
    ? Prisma.sql`coalesce(${kmFrom(origin, Prisma.sql`p`)}, 0) <= CASE
        WHEN p.travel_distance < ${NO_LIMIT} THEN p.travel_distance ELSE ${DAY_REACH} END`
    : Prisma.sql`true`;

const isOpenTo = ({ clinicId, at, now }: ClinicAt): Prisma.Sql => Prisma.sql`
  j.clinic_id = ${clinicId} AND ${isAt(at)} AND j.status IN ('invited', 'active') AND j.starts_at > ${now}::timestamptz`;

/** Invited, or asked by its emergency, without an answer yet. */
const invitedTo = (now: Date): Prisma.Sql => Prisma.sql`
  SELECT count(*)::int FROM (
    SELECT i.professional_id FROM invitations i
    WHERE i.job_id = j.id AND i.status = 'pending' AND i.expires_at > ${now}::timestamptz
    UNION SELECT o.professional_id FROM emergency_requests e
    JOIN emergency_offers o ON o.emergency_request_id = e.id
    WHERE e.job_id = j.id AND e.status = 'active' AND o.declined_at IS NULL) asked`;

function waitingSums(day: ClinicAt): Prisma.Sql {
  const { clinicId, at, now } = day;
  const isBookedHere = isOfShiftAt(Prisma.sql`b.job_id`, clinicId, at);
  const isInvoicedHere = at
    ? Prisma.sql`i.booking_id IN (SELECT b.id FROM bookings b WHERE b.clinic_id = ${clinicId} AND ${isBookedHere})`
    : Prisma.sql`true`;
  const confirmBefore = new Date(now.getTime() + SHIFT_TERMS.confirmUntilHours * HOUR_MS);
  return Prisma.sql`
    SELECT (SELECT count(*)::int FROM bookings b WHERE b.clinic_id = ${clinicId} AND ${isBookedHere} AND b.status = 'booked'
        AND b.starts_at > ${now}::timestamptz AND b.starts_at <= ${confirmBefore}::timestamptz) AS unconfirmed,
      (SELECT count(*)::int FROM bookings b WHERE b.clinic_id = ${clinicId} AND ${isBookedHere}
        AND b.status IN ('booked', 'confirmed') AND b.checked_in_at IS NULL
        AND b.ends_at <= ${now}::timestamptz) AS unrecorded,
      (SELECT count(*)::int FROM bookings b WHERE b.clinic_id = ${clinicId} AND ${isBookedHere} AND b.status = 'completed'
        AND EXISTS (SELECT 1 FROM timesheets t WHERE t.booking_id = b.id
          AND t.status = 'submitted' AND t.by <> 'clinic')) AS hours,
      (SELECT count(*)::int FROM bookings b JOIN disputes d ON d.booking_id = b.id
        WHERE b.clinic_id = ${clinicId} AND ${isBookedHere} AND d.status = 'open' AND d.opened_by <> 'clinic'
          AND d.answered_at IS NULL AND d.answer_until > ${now}::timestamptz) AS disputes,
      i.unpaid AS "unpaidInvoices", i.overdue AS "overdueInvoices"
    FROM (SELECT count(*)::int AS unpaid,
        count(*) FILTER (WHERE i.due_at < ${now}::timestamptz)::int AS overdue
      FROM invoices i WHERE i.clinic_id = ${clinicId} AND ${isInvoicedHere} AND i.settled_at IS NULL
        AND i.kind <> 'credit_note' AND i.marked_paid_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = i.booking_id AND b.status = 'disputed')) i`;
}

const figuresSince = ({ clinicId, at, now }: ClinicAt, from: string): Prisma.Sql => Prisma.sql`
  SELECT count(*)::int AS shifts, count(s.minutes)::int AS filled,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY s.minutes)
      FILTER (WHERE s.minutes >= 1))::int AS "minutesToFill"
  FROM (
    SELECT extract(epoch FROM b.created_at - j.created_at) / 60 AS minutes
    FROM jobs j LEFT JOIN bookings b ON b.job_id = j.id AND ${LIVE}
    WHERE j.clinic_id = ${clinicId} AND ${isAt(at)} AND j.date >= ${from}
      AND j.starts_at BETWEEN ${from}::date - 2 AND ${now}::timestamptz
      AND j.status <> 'draft' AND NOT (j.status = 'closed' AND b.id IS NULL)
  ) s`;

/** Of the summary's weeks; the median is a mean of the weeks' ones, weighted. */
const provinceFiguresSince = (province: string | null, fromWeek: string): Prisma.Sql => Prisma.sql`
  SELECT coalesce(sum(w.shifts), 0)::int AS shifts, coalesce(sum(w.filled), 0)::int AS filled,
    round(sum(w.minutes_to_fill::numeric * w.filled) / nullif(sum(w.filled)
      FILTER (WHERE w.minutes_to_fill IS NOT NULL), 0))::int AS "minutesToFill"
  FROM marketplace_weeks w WHERE w.province = ${province} AND w.week >= ${fromWeek}`;

export type DashboardQueries = ReturnType<typeof createDashboardQueries>;

export function createDashboardQueries({ reader }: MarketplaceDatabase) {
  return {
    async clinic(clinicId: number): Promise<ClinicFacts> {
      const [row] = await reader.rows(ClinicFacts)`
        SELECT (SELECT p.province FROM people p WHERE p.id = ${clinicId}) AS province,
          (SELECT p.time_zone FROM people p WHERE p.id = ${clinicId}) AS "timeZone",
          EXISTS (SELECT 1 FROM jobs j WHERE j.clinic_id = ${clinicId}) AS "hasPosted"`;
      if (!row) throw new Error('A statement without FROM always has a row');
      return row;
    },

    pending: ({ clinicId, at, now }: ClinicAt) => pendingCounts(reader, { clinicId, at }, now),

    /** By start, each with the count of all. */
    openShifts: (day: ClinicAt) => reader.rows(OpenShiftRow)`
      SELECT j.id AS "jobId", (${invitedTo(day.now)}) AS invited,
        count(*) OVER ()::int AS count
      FROM jobs j WHERE ${isOpenTo(day)} ORDER BY j.starts_at, j.id LIMIT ${SOONEST_MAX}`,

    /** What waits and how shifts fill, in one statement. @param from local date of the Monday of the first week. */
    async sums(day: ClinicAt, province: string | null, from: string): Promise<ClinicSums> {
      const [row] = await reader.rows(ClinicSums)`
        SELECT to_json(w) AS waiting, to_json(f) AS figures, to_json(p) AS "provinceFigures"
        FROM (${waitingSums(day)}) w, (${figuresSince(day, from)}) f, (${provinceFiguresSince(province, from)}) p`;
      if (!row) throw new Error('Sums always have a row');
      return row;
    },

    /** Newest first, within reach. @param date on the clock of each professional. */
    freeFavourites: (
      { clinicId, origin }: { clinicId: number; origin: Coordinates | null },
      date: string,
    ) => reader.rows(FreeFavouriteRow)`
      SELECT p.id, ${wholeKmFrom(origin)} AS "distanceKm" FROM favourites f JOIN people p ON p.id = f.person_id
      WHERE f.owner_id = ${clinicId} AND p.is_active AND p.role IN ('hygienist', 'assistant')
        AND p.id NOT IN ${blockedWith(clinicId)} AND ${isWithinReach(origin)}
        AND ${Prisma.join(availableConditions({ date }), ' AND ')}
      ORDER BY f.created_at DESC, p.id DESC LIMIT ${FAVOURITES_MAX}`,
  };
}
