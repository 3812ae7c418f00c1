import type { ShiftSide } from '@tbt/contracts';
import { readerIn, type Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { heldRivals, savedSteps, type Application, type ChangedApplication } from '../applications';
import { isBlockedPair } from '../blocks';
import { IS_LIVE } from '../bookings';
import { INVITATION_COLUMNS, type ChangedInvitation, type Invitation } from '../invitations';
import { daysTakenWith, JOB_COLUMNS, JOB_STEPS, toJob, type Job, type JobRow } from '../jobs';
import { isOpen } from './agreements.fitness';
import { NEIGHBOURHOOD_HOURS, type WorkPlace } from './agreements.travel';

const HOUR = 3_600_000;
const PARTED = isBlockedPair(Prisma.sql`j.clinic_id`, Prisma.sql`o.person_id`);

type Span = Pick<WorkPlace, 'startsAt' | 'endsAt'>;
/** A work place as JSON. */
type WorkPlaceText = Omit<WorkPlace, keyof Span> & Record<keyof Span, string>;
type Met = { neighbours: WorkPlace[]; held: Application[] };
type MetRow = Application & { neighbours: WorkPlaceText[] };

const withInstants = ({ startsAt, endsAt, ...place }: WorkPlaceText): WorkPlace => ({
  ...place,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

function neighbours(personId: number, jobs: readonly Span[], exceptId = 0): Prisma.Sql {
  const from = Math.min(...jobs.map(({ startsAt }) => startsAt.getTime()));
  const to = Math.max(...jobs.map(({ endsAt }) => endsAt.getTime()));
  const margin = NEIGHBOURHOOD_HOURS * HOUR;
  return Prisma.sql`
    SELECT b.clinic_id AS "clinicId", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
      j.province, j.city
    FROM bookings b JOIN jobs j ON j.id = b.job_id
    WHERE b.professional_id = ${personId} AND ${IS_LIVE} AND b.id <> ${exceptId}
      AND tstzrange(b.starts_at, b.ends_at, '[)')
        && tstzrange(${new Date(from - margin)}::timestamptz,
          ${new Date(to + margin)}::timestamptz, '[)')`;
}

type Settlement = {
  jobs: readonly Job[];
  personId: number;
  /** On whose word. */
  by: ShiftSide;
  steps: readonly ChangedApplication[];
};

/**
 * A shift, the open days that are taken with it, whom it is about, and whether that person and the
 * clinic have blocked each other.
 */
export type Offered = { job: Job; days: Job[]; personId: number; isBlocked: boolean };

export type AgreementsRepository = ReturnType<typeof createAgreementsRepository>;

/** What a booking touches, in as few statements as it takes. */
export function createAgreementsRepository(clock: Clock) {
  // By id: two people who agree on the same days at once must not wait for each other.
  const lockBy = async (tx: MarketplaceTx, offer: Prisma.Sql): Promise<Offered | null> => {
    const rows = await readerIn(tx).$queryRaw<
      (JobRow & Omit<Offered, 'job' | 'days'> & { isAsked: boolean })[]
    >`
      SELECT ${JOB_COLUMNS}, o.person_id AS "personId", ${PARTED} AS "isBlocked",
        j.id = o.job_id AS "isAsked"
      FROM jobs j CROSS JOIN (${offer}) o
      WHERE j.id IN (${daysTakenWith(offer)}) ORDER BY j.id FOR UPDATE OF j`;
    const held = rows.map(({ personId: _person, isBlocked: _blocked, isAsked: _asked, ...row }) =>
      toJob(row, clock.now()),
    );
    const asked = rows.findIndex(({ isAsked }) => isAsked);
    const [job, row] = [held[asked], rows[asked]];
    if (!job || !row) return null;
    const days = held.filter((day) => day === job || isOpen(day));
    return { job, days, personId: row.personId, isBlocked: row.isBlocked };
  };

  return {
    /** Holds the shift of an application until the transaction ends. */
    lockByApplication: (tx: MarketplaceTx, id: number) =>
      lockBy(
        tx,
        Prisma.sql`SELECT job_id, applicant_id AS person_id FROM applications WHERE id = ${id}`,
      ),

    /** Holds the shift of an invitation until the transaction ends. */
    lockByInvitation: (tx: MarketplaceTx, id: number) =>
      lockBy(
        tx,
        Prisma.sql`SELECT job_id, professional_id AS person_id FROM invitations WHERE id = ${id}`,
      ),

    /** Holds the shifts of one of two people for which the other waits for an answer. @returns their ids. */
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

    /**
     * The person's live bookings close enough to these shifts for the way to matter.
     * @param exceptId a booking that would give way.
     */
    neighboursOf: (tx: MarketplaceTx, personId: number, jobs: readonly Span[], exceptId: number) =>
      tx.$queryRaw<WorkPlace[]>`${neighbours(personId, jobs, exceptId)}`,

    /**
     * What a booking of the person on these shifts meets, in one statement: the person's bookings
     * nearby, and the applications that it decides, which are held until the transaction ends.
     */
    async meet(tx: MarketplaceTx, personId: number, jobs: readonly Job[]): Promise<Met> {
      const rows = await readerIn(tx).$queryRaw<MetRow[]>`
        WITH held AS MATERIALIZED (${heldRivals(personId, jobs)})
        SELECT held.*, near.neighbours
        FROM (SELECT coalesce(json_agg(b), '[]') AS neighbours
          FROM (${neighbours(personId, jobs)}) b) near
        LEFT JOIN held ON true ORDER BY held.id`;
      return {
        neighbours: (rows[0]?.neighbours ?? []).map(withInstants),
        held: rows.flatMap(({ neighbours: _near, ...row }) => (row.id === null ? [] : [row])),
      };
    },

    /**
     * Takes shifts off the list, writes the steps of their applications down and ends what the
     * booking makes impossible: other invitations to the shifts, the person's overlapping ones.
     * @returns the invitations that ended.
     */
    async settle(
      tx: MarketplaceTx,
      { jobs, personId, by, steps }: Settlement,
    ): Promise<ChangedInvitation[]> {
      const now = clock.now();
      const jobIds = Prisma.sql`${jobs.map(({ id }) => id)}::int[]`;
      const rows = await readerIn(tx).$queryRaw<Invitation[]>`
        WITH booked AS (UPDATE jobs SET status = ${JOB_STEPS.book.to} WHERE id = ANY(${jobIds})),
        stepped AS (${savedSteps(steps, now)}),
        held AS MATERIALIZED (
          SELECT i.id, j.clinic_id FROM invitations i JOIN jobs j ON j.id = i.job_id
          WHERE i.status = 'pending' AND (i.job_id = ANY(${jobIds})
            OR (i.professional_id = ${personId} AND ${overlapsAny(jobs)}))
          ORDER BY i.id FOR UPDATE OF i)
        UPDATE invitations i SET revision = i.revision + 1, updated_at = ${now}, status = CASE
          WHEN i.job_id = ANY(${jobIds}) AND i.professional_id = ${personId} THEN 'accepted'
          WHEN i.expires_at <= ${now} THEN 'expired'
          WHEN i.job_id = ANY(${jobIds}) THEN 'taken' ELSE 'withdrawn' END
        FROM held j WHERE j.id = i.id RETURNING ${INVITATION_COLUMNS}`;
      return rows.map((row) => ({ ...row, by: row.status === 'accepted' ? by : 'clock' }));
    },
  };
}

const overlapsAny = (jobs: readonly Job[]): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM unnest(${jobs.map(({ startsAt }) => startsAt)}::timestamptz[],
    ${jobs.map(({ endsAt }) => endsAt)}::timestamptz[]) AS span(starts_at, ends_at)
  WHERE tstzrange(j.starts_at, j.ends_at, '[)')
    && tstzrange(span.starts_at, span.ends_at, '[)'))`;
