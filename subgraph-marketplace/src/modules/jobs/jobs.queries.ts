import {
  isProvince,
  type JobStatus,
  type PaymentTerms,
  type ProfessionalRole,
} from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import type { NewestKey } from '../../newest-first';
import type { Job } from './jobs.types';

export const JOB_COLUMNS = Prisma.sql`
  j.id, j.clinic_id AS "clinicId", j.title, j.description, j.role, j.province, j.city, j.date,
  j.start_time AS "startTime", j.end_time AS "endTime", j.time_zone AS "timeZone",
  j.starts_at AS "startsAt", j.ends_at AS "endsAt", j.hourly_rate::text AS "hourlyRate",
  j.is_urgent AS "isUrgent", j.is_recurring AS "isRecurring", j.status,
  j.preferred_working_style AS "preferredWorkingStyle", j.clinic_vibe AS "clinicVibe",
  j.patient_types AS "patientTypes", j.specialty_focus AS "specialtyFocus",
  j.required_languages AS "requiredLanguages", j.team_environment AS "teamEnvironment",
  j.work_pace AS "workPace", j.ideal_personality AS "idealPersonality", j.created_at AS "createdAt",
  j.payment_terms AS "paymentTerms", j.french_title AS "frenchTitle",
  j.french_description AS "frenchDescription", j.series_id AS "seriesId", j.revision,
  j.publishes_at AS "publishesAt", j.postal_area AS "postalArea"`;

/** `xmin` is the transaction of the last write. */
export const ROW_VERSION = Prisma.sql`j.xmin::text AS "rowVersion"`;

export type JobRow = Omit<Job, 'role' | 'province' | 'status' | 'paymentTerms'> & {
  role: string;
  province: string;
  status: string;
  paymentTerms: string | null;
};

/** An active shift that has started reads as expired. */
export const statusAt = (row: { status: string; startsAt: Date }, now: Date): JobStatus =>
  row.status === 'active' && row.startsAt <= now ? 'expired' : (row.status as JobStatus);

/** @throws Error for a province that contracts do not list. */
export function toJob<R extends JobRow>(row: R, now: Date): Omit<R, keyof JobRow> & Job {
  if (!isProvince(row.province)) throw new Error(`Job ${row.id} has an unknown province`);
  return {
    ...row,
    role: row.role as ProfessionalRole,
    province: row.province,
    status: statusAt(row, now),
    paymentTerms: row.paymentTerms as PaymentTerms | null,
  };
}

export function hasStatus(status: JobStatus, now: Date): Prisma.Sql {
  if (status === 'active') return Prisma.sql`(j.status = 'active' AND j.starts_at > ${now})`;
  if (status === 'expired') {
    return Prisma.sql`(j.status = 'expired' OR (j.status = 'active' AND j.starts_at <= ${now}))`;
  }
  return Prisma.sql`j.status = ${status}`;
}

export const olderThan = (after: NewestKey): Prisma.Sql =>
  Prisma.sql`(j.created_at, j.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`;
