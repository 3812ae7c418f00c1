import { opaqueArray } from '@tbt/service-kit';
import { Prisma } from '../../../generated/prisma/client';
import type { NewestPage } from '../../../newest-first';
import { overlapsOneOf } from '../../jobs';
import type { ChangedInvitation } from './invitations.types';

export const INVITATION_COLUMNS = Prisma.sql`
  i.id, i.job_id AS "jobId", j.clinic_id AS "clinicId", i.professional_id AS "professionalId",
  i.status, i.hourly_rate::text AS "hourlyRate", i.is_refill AS "isRefill",
  i.expires_at AS "expiresAt", i.revision, i.created_at AS "createdAt",
  j.terms_revision > i.job_revision AS "isTermsChanged"`;
export const FROM_INVITATIONS = Prisma.sql`FROM invitations i JOIN jobs j ON j.id = i.job_id`;
export const NEWEST_FIRST = Prisma.sql`ORDER BY i.created_at DESC, i.id DESC`;

export const olderThan = (after: NewestPage['after']): Prisma.Sql =>
  after
    ? Prisma.sql`AND (i.created_at, i.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`
    : Prisma.empty;

/** One statement for invitations that the transaction holds. */
export const saveInvitationsSql = (steps: readonly ChangedInvitation[], at: Date): Prisma.Sql =>
  Prisma.sql`
    UPDATE invitations i SET status = step.status, revision = step.revision, updated_at = ${at}
    FROM unnest(${opaqueArray(
      steps.map(({ id }) => id),
      'int',
    )},
      ${opaqueArray(
        steps.map(({ status }) => status),
        'text',
      )},
      ${opaqueArray(
        steps.map(({ revision }) => revision),
        'int',
      )}) AS step(id, status, revision)
    WHERE i.id = step.id`;

/**
 * Pending ones to these shifts, and the professional's overlapping ones.
 * @param after rows to lock before these: the always-true count over them enforces the order.
 */
export function lockInvitationsSql(
  personId: number,
  shifts: readonly { id: number; startsAt: Date; endsAt: Date }[],
  after: Prisma.Sql,
): Prisma.Sql {
  const ids = opaqueArray(
    shifts.map(({ id }) => id),
    'int',
  );
  return Prisma.sql`
    SELECT ${INVITATION_COLUMNS} ${FROM_INVITATIONS}
    WHERE (SELECT count(*) FROM ${after}) >= 0 AND i.status = 'pending' AND (i.job_id = ANY(${ids})
      OR (i.professional_id = ${personId} AND ${overlapsOneOf(shifts)}))
    ORDER BY i.id FOR UPDATE OF i`;
}
