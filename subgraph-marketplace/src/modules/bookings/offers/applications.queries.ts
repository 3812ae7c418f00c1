import { Prisma } from '../../../generated/prisma/client';
import type { NewestPage } from '../../../newest-first';

export const APPLICATION_COLUMNS = Prisma.sql`
  a.id, a.job_id AS "jobId", j.clinic_id AS "clinicId", a.applicant_id AS "applicantId", a.status,
  a.message, a.hourly_rate::text AS "hourlyRate", a.rounds, a.expires_at AS "expiresAt", a.revision,
  a.created_at AS "createdAt", j.terms_revision > a.job_revision AS "isTermsChanged",
  (SELECT terms FROM jsonb_array_elements(j.former_terms) terms
    WHERE a.job_revision >= (terms ->> 'from')::int
      AND a.job_revision < (terms ->> 'until')::int) AS "agreedTerms"`;
export const FROM_APPLICATIONS = Prisma.sql`FROM applications a JOIN jobs j ON j.id = a.job_id`;
export const NEWEST_FIRST = Prisma.sql`ORDER BY a.created_at DESC, a.id DESC`;

/** Literals, not parameters: the planner needs them to choose partial indexes. */
export const IS_OPEN = Prisma.sql`a.status IN ('pending', 'countered')`;

export const olderThan = (after: NewestPage['after']): Prisma.Sql =>
  after
    ? Prisma.sql`AND (a.created_at, a.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`
    : Prisma.empty;
