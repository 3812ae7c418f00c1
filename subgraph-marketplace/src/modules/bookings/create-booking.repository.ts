import { readerIn, opaqueArray, type Clock, type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { lockRivalsSql } from './offers/application-locks.repository';
import { saveTransitionsSql } from './offers/application-writes.repository';
import type { Application, ChangedApplication } from './offers/applications.types';
import { isBlockedPair } from '../blocks';
import { IS_LIVE, insertBookingsSql, NEXT_BOOKING_ID } from './bookings.queries';
import { toDoubleBookingConflict } from './double-booking';
import type { Booking } from './bookings.types';
import { lockInvitationsSql, saveInvitationsSql } from './offers/invitations.queries';
import type { ChangedInvitation, Invitation } from './offers/invitations.types';
import {
  daysTakenWith,
  JOB_COLUMNS,
  JOB_TRANSITIONS,
  toJob,
  type Job,
  shiftEventRows,
} from '../jobs';
import { PERSON_COLUMNS, personOfJson, type Person, type PersonJson } from '../people';
import { isOpen } from './booking-checks';
import { NEIGHBOURHOOD_HOURS, type WorkPlace } from './conflicts/travel-time';

const HOUR = 3_600_000;
const PARTED = isBlockedPair(Prisma.sql`j.clinic_id`, Prisma.sql`o.person_id`);

type Span = Pick<WorkPlace, 'startsAt' | 'endsAt'>;
/** JSON holds instants as text. */
type AsJson<T, K extends keyof T> = Omit<T, K> & Record<K, string>;

type LockedConflicts = {
  /** Bookings near enough in time to overlap or need travel. */
  neighbours: WorkPlace[];
  held: Application[];
  invited: Invitation[];
  /** Reserved ids, one per shift. */
  bookingIds: number[];
};
type MetRow = Application & {
  neighbours: AsJson<WorkPlace, 'startsAt' | 'endsAt'>[];
  invited: AsJson<Invitation, 'expiresAt' | 'createdAt'>[];
  bookingIds: number[];
};

const toLockedConflicts = (rows: readonly MetRow[]): LockedConflicts => ({
  neighbours: (rows[0]?.neighbours ?? []).map((place) => ({
    ...place,
    startsAt: new Date(place.startsAt),
    endsAt: new Date(place.endsAt),
  })),
  held: rows.flatMap(({ neighbours: _near, invited: _invited, bookingIds: _ids, ...row }) =>
    row.id === null ? [] : [row],
  ),
  invited: (rows[0]?.invited ?? []).map((invitation) => ({
    ...invitation,
    expiresAt: new Date(invitation.expiresAt),
    createdAt: new Date(invitation.createdAt),
  })),
  bookingIds: rows[0]?.bookingIds ?? [],
});

function neighbours(personId: number, jobs: readonly Span[], exceptId = 0): Prisma.Sql {
  const from = Math.min(...jobs.map(({ startsAt }) => startsAt.getTime()));
  const to = Math.max(...jobs.map(({ endsAt }) => endsAt.getTime()));
  const margin = NEIGHBOURHOOD_HOURS * HOUR;
  return Prisma.sql`
    SELECT b.clinic_id AS "clinicId", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
      j.province, j.city, j.postal_area AS "postalArea"
    FROM bookings b JOIN jobs j ON j.id = b.job_id
    WHERE b.professional_id = ${personId} AND ${IS_LIVE} AND b.id <> ${exceptId}
      AND tstzrange(b.starts_at, b.ends_at, '[)')
        && tstzrange(${new Date(from - margin)}::timestamptz,
          ${new Date(to + margin)}::timestamptz, '[)')`;
}

type Settlement = {
  bookings: readonly Booking[];
  applications: readonly ChangedApplication[];
  invitations: readonly ChangedInvitation[];
  events: readonly NewEvent[];
};

/** The shift, open days booked with it, the professional, and whether the two sides are blocked. */
export type BookingCandidate = {
  job: Job;
  days: Job[];
  personId: number;
  /** Null before identity has published the user. */
  person: Person | null;
  isBlocked: boolean;
};

type BookingCandidateRow = Job &
  Pick<BookingCandidate, 'personId' | 'isBlocked'> & {
    isAsked: boolean;
    person: PersonJson | null;
  };

export type BookingCreationRepository = ReturnType<typeof createBookingCreationRepository>;

export function createBookingCreationRepository(clock: Clock) {
  // Ordered by id against deadlocks; the maximum makes the lock on the professional follow all shifts.
  const lockBy = async (tx: MarketplaceTx, offer: Prisma.Sql): Promise<BookingCandidate | null> => {
    const rows = await readerIn(tx).$queryRaw<BookingCandidateRow[]>`
      WITH held AS MATERIALIZED (
        SELECT ${JOB_COLUMNS}, o.person_id AS "personId", ${PARTED} AS "isBlocked",
          j.id = o.job_id AS "isAsked"
        FROM jobs j CROSS JOIN (${offer}) o
        WHERE j.id IN (${daysTakenWith(offer)}) ORDER BY j.id FOR UPDATE OF j),
      person AS MATERIALIZED (
        SELECT ${PERSON_COLUMNS} FROM people p
        WHERE p.id = (SELECT max("personId") FROM held) FOR UPDATE)
      SELECT held.*, (SELECT to_json(person) FROM person) AS person FROM held ORDER BY held.id`;
    const held = rows.map(
      ({ personId: _id, person: _row, isBlocked: _is, isAsked: _asked, ...row }) =>
        toJob(row, clock.now()),
    );
    const asked = rows.findIndex(({ isAsked }) => isAsked);
    const [job, row] = [held[asked], rows[asked]];
    if (!job || !row) return null;
    const { personId, isBlocked, person } = row;
    const days = held.filter((day) => day === job || isOpen(day));
    return { job, days, personId, isBlocked, person: person && personOfJson(person) };
  };

  return {
    /** Locks shift and professional; callers authorise afterwards, so a stranger holds no more than these two. */
    lockByApplication: (tx: MarketplaceTx, id: number) =>
      lockBy(
        tx,
        Prisma.sql`SELECT job_id, applicant_id AS person_id FROM applications WHERE id = ${id}`,
      ),

    lockByInvitation: (tx: MarketplaceTx, id: number) =>
      lockBy(
        tx,
        Prisma.sql`SELECT job_id, professional_id AS person_id FROM invitations WHERE id = ${id}`,
      ),

    /** Shifts of one user with open offers or invitations of the other. @returns their ids. */
    async lockShiftsBetween(tx: MarketplaceTx, one: number, other: number): Promise<number[]> {
      const rows = await tx.$queryRaw<{ id: number }[]>`
        WITH pair(clinic_id, person_id) AS (VALUES (${one}::int, ${other}::int),
          (${other}::int, ${one}::int))
        SELECT j.id FROM jobs j WHERE j.id IN (
          SELECT o.job_id FROM pair JOIN applications o ON o.applicant_id = pair.person_id
            AND o.status IN ('pending', 'countered') JOIN jobs s ON s.id = o.job_id
            AND s.clinic_id = pair.clinic_id
          UNION SELECT o.job_id FROM pair JOIN invitations o ON o.professional_id = pair.person_id
            AND o.status = 'pending' JOIN jobs s ON s.id = o.job_id AND s.clinic_id = pair.clinic_id)
        ORDER BY j.id FOR UPDATE`;
      return rows.map(({ id }) => id);
    },

    /** @param exceptId a booking to ignore. */
    neighboursOf: (tx: MarketplaceTx, personId: number, jobs: readonly Span[], exceptId: number) =>
      tx.$queryRaw<WorkPlace[]>`${neighbours(personId, jobs, exceptId)}`,

    /**
     * All rows that conflict, in one statement; applications and invitations stay locked. A new invitation to
     * another shift is not: clinics may invite a busy professional, and accepting is refused.
     */
    async lockConflicts(
      tx: MarketplaceTx,
      personId: number,
      jobs: readonly Job[],
    ): Promise<LockedConflicts> {
      const rows = await readerIn(tx).$queryRaw<MetRow[]>`
        WITH held AS MATERIALIZED (${lockRivalsSql(personId, jobs)}),
        invited AS MATERIALIZED (${lockInvitationsSql(personId, jobs, Prisma.sql`held`)})
        SELECT held.*, near.neighbours, asked.invited, made.ids AS "bookingIds"
        FROM (SELECT coalesce(json_agg(b), '[]') AS neighbours
          FROM (${neighbours(personId, jobs)}) b) near
        CROSS JOIN (SELECT coalesce(json_agg(invited), '[]') AS invited FROM invited) asked
        CROSS JOIN (SELECT json_agg(${NEXT_BOOKING_ID}) AS ids
          FROM generate_series(1, ${jobs.length}::int)) made
        LEFT JOIN held ON true ORDER BY held.id`;
      return toLockedConflicts(rows);
    },

    /** Bookings, shifts, applications, invitations and events. @throws DomainError CONFLICT on a constraint. */
    async settle(
      tx: MarketplaceTx,
      { bookings, applications, invitations, events }: Settlement,
    ): Promise<void> {
      const now = clock.now();
      const jobIds = opaqueArray(
        bookings.map(({ jobId }) => jobId),
        'int',
      );
      try {
        await readerIn(tx).$queryRaw`
          WITH booked AS (
            UPDATE jobs SET status = ${JOB_TRANSITIONS.book.to} WHERE id = ANY(${jobIds})),
          made AS (${insertBookingsSql(bookings)}),
          stepped AS (${saveTransitionsSql(applications, now)}),
          ended AS (${saveInvitationsSql(invitations, now)})
          ${shiftEventRows(tx, events)}`;
      } catch (error) {
        toDoubleBookingConflict(error);
      }
    },
  };
}
