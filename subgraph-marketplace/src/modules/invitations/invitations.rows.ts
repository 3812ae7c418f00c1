import { Prisma } from '../../generated/prisma/client';
import type { NewestPage } from '../../newest-first';

export const INVITATION_COLUMNS = Prisma.sql`
  i.id, i.job_id AS "jobId", j.clinic_id AS "clinicId", i.professional_id AS "professionalId",
  i.status, i.hourly_rate::text AS "hourlyRate", i.is_refill AS "isRefill",
  i.expires_at AS "expiresAt", i.revision, i.created_at AS "createdAt"`;
export const FROM_INVITATIONS = Prisma.sql`FROM invitations i JOIN jobs j ON j.id = i.job_id`;
export const NEWEST_FIRST = Prisma.sql`ORDER BY i.created_at DESC, i.id DESC`;

export const olderThan = (after: NewestPage['after']): Prisma.Sql =>
  after
    ? Prisma.sql`AND (i.created_at, i.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`
    : Prisma.empty;
