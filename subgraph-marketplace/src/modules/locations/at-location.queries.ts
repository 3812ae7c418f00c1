import { Prisma } from '../../generated/prisma/client';
import type { AtLocation } from './locations.types';

/** A condition on shifts, as `j`. */
export const isAt = (at: AtLocation): Prisma.Sql =>
  at ? Prisma.sql`j.location_id IS NOT DISTINCT FROM ${at.locationId}::int` : Prisma.sql`true`;

/** A condition on rows of a clinic's shifts. @param jobId the column. */
export const isOfShiftAt = (jobId: Prisma.Sql, clinicId: number, at: AtLocation): Prisma.Sql =>
  at
    ? Prisma.sql`${jobId} IN (SELECT j.id FROM jobs j WHERE j.clinic_id = ${clinicId} AND ${isAt(at)})`
    : Prisma.sql`true`;
