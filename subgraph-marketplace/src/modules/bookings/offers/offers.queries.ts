import { opaqueArray, readerIn, IdRow } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import type { NewestPage } from '../../../newest-first';

/** Written and compared by SQL only. */
export const UNREAD = { jobRevision: true, updatedAt: true } as const;

/** Which offers of a table that is joined with its shifts `j`. */
export type OfferSelection =
  /** Of every professional, or of one. */
  | { jobIds: readonly number[]; professionalId?: number }
  | { professionalId: number }
  | { professionalId: number; startsAt: Date; endsAt: Date }
  /** Of these users; either may be the clinic. */
  | { between: readonly [number, number] }
  /** At the time of one of these shifts. */
  | { overlapping: readonly number[] };

export function selects(which: OfferSelection, person: Prisma.Sql): Prisma.Sql {
  if ('jobIds' in which) {
    const isForThem = Prisma.sql`j.id = ANY(${opaqueArray(which.jobIds, 'int')})`;
    const { professionalId } = which;
    if (professionalId === undefined) return isForThem;
    return Prisma.sql`${isForThem} AND ${person} = ${professionalId}::int`;
  }
  if ('overlapping' in which) {
    return Prisma.sql`EXISTS (SELECT 1 FROM jobs day WHERE day.id = ANY(${opaqueArray(which.overlapping, 'int')})
      AND tstzrange(day.starts_at, day.ends_at, '[)') && tstzrange(j.starts_at, j.ends_at, '[)'))`;
  }
  if ('between' in which) {
    const [one, other] = which.between;
    return Prisma.sql`(j.clinic_id, ${person}) IN ((${one}::int, ${other}::int), (${other}::int, ${one}::int))`;
  }
  const isTheirs = Prisma.sql`${person} = ${which.professionalId}::int`;
  if (!('startsAt' in which)) return isTheirs;
  return Prisma.sql`${isTheirs} AND tstzrange(j.starts_at, j.ends_at, '[)')
    && tstzrange(${which.startsAt}::timestamptz, ${which.endsAt}::timestamptz, '[)')`;
}

export const olderThan = (table: 'a' | 'i', after: NewestPage['after']): Prisma.Sql => {
  if (!after) return Prisma.empty;
  const row = Prisma.raw(`(${table}.created_at, ${table}.id)`);
  return Prisma.sql`AND ${row} < (${after.createdAt}::timestamptz, ${after.id}::int)`;
};

/** Shifts of one user with open offers or invitations of the other. @returns their ids. */
export async function lockShiftsBetween(
  tx: MarketplaceTx,
  one: number,
  other: number,
): Promise<number[]> {
  const rows = await readerIn(tx).rows(IdRow)`
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
}
