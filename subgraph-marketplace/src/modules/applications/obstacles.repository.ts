import type { ProfessionalRole, Province } from '@tbt/contracts';
import { createLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import { IS_LIVE } from '../bookings';
import { credentialGap, type Candidate } from '../people';
import type { BookingObstacle } from './applications.types';

type Facts = {
  id: number;
  jobRole: ProfessionalRole;
  province: Province;
  date: string;
  role: Candidate['role'];
  isVerified: boolean | null;
  licences: Candidate['licences'] | null;
  hasOverlap: boolean;
};

const obstaclesOf = ({ jobRole, role, isVerified, licences, hasOverlap, ...shift }: Facts) => {
  // Nothing is known of somebody no event has told of: not verified.
  const person = { role, isVerified: isVerified ?? false, licences: licences ?? [] };
  const obstacles: BookingObstacle[] = [];
  if (credentialGap(person, { ...shift, role: jobRole })) obstacles.push('missing_credential');
  if (hasOverlap) obstacles.push('overlap');
  return { id: shift.id, obstacles };
};

/** What stands in the way of booking each application: the facts of a whole page in one statement. */
export function createObstacleLoader({
  prisma,
}: MarketplaceDatabase): Loader<number, BookingObstacle[] | null> {
  return createLoader(async (ids: readonly number[]) => {
    const facts = await prisma.$queryRaw<Facts[]>`
      SELECT a.id, j.role AS "jobRole", j.province, j.date, p.role,
        p.is_verified AS "isVerified", p.licences, EXISTS (
        SELECT 1 FROM bookings b WHERE b.professional_id = a.applicant_id AND ${IS_LIVE}
        AND (tstzrange(b.starts_at, b.ends_at, '[)') && tstzrange(j.starts_at, j.ends_at, '[)')
          OR (b.clinic_id <> j.clinic_id AND tstzrange(b.starts_at, b.padded_until, '[)')
            && tstzrange(j.starts_at, j.ends_at + interval '15 minutes', '[)')))
      ) AS "hasOverlap"
      FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN people p ON p.id = a.applicant_id
      WHERE a.id = ANY(${[...ids]}::int[])`;
    return new Map(facts.map(obstaclesOf).map(({ id, obstacles }) => [id, obstacles]));
  });
}
