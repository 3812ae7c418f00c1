import type { ActingSide } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { isAt, type AtLocation } from '../../locations';
import { BOOKING_COLUMNS, ofSideAt } from '../bookings.queries';
import { Booking } from '../bookings.types';
import { pendingCounts } from '../offers/pending-applications.queries';

const CalendarPosting = Booking.pick({
  id: true,
  jobId: true,
  date: true,
  startTime: true,
  endTime: true,
  startsAt: true,
  endsAt: true,
});
const CalendarRow = CalendarPosting.extend({ needsAnswer: z.boolean() });
export type CalendarRow = z.infer<typeof CalendarRow>;

export type CalendarSpan = { from: string; to: string };

/** `at` limits a clinic's shifts. */
export type CalendarView = CalendarSpan & { at: AtLocation };

const HOURS = Prisma.sql`
  j.id AS "jobId", j.date, j.start_time AS "startTime", j.end_time AS "endTime",
  j.starts_at AS "startsAt", j.ends_at AS "endsAt"`;

export function createShiftCalendarQueries({ reader }: MarketplaceDatabase) {
  return {
    bookings: (side: ActingSide, { from, to, at }: CalendarView) =>
      reader.rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b
        WHERE ${ofSideAt(side, at)} AND b.date BETWEEN ${from} AND ${to}`,

    offers: (professionalId: number, { from, to }: CalendarSpan, now: Date) =>
      reader.rows(CalendarRow)`
        SELECT a.id, ${HOURS}, a.status = 'countered' AS "needsAnswer"
        FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.applicant_id = ${professionalId} AND a.status IN ('pending', 'countered')
          AND a.expires_at > ${now}::timestamptz AND j.date BETWEEN ${from} AND ${to}`,

    /** Without those that an open application answers. */
    invitations: (professionalId: number, { from, to }: CalendarSpan, now: Date) =>
      reader.rows(CalendarRow)`
        SELECT i.id, ${HOURS}, true AS "needsAnswer" FROM invitations i JOIN jobs j ON j.id = i.job_id
        WHERE i.professional_id = ${professionalId} AND i.status = 'pending'
          AND i.expires_at > ${now}::timestamptz AND j.date BETWEEN ${from} AND ${to}
          AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = i.job_id
            AND a.applicant_id = i.professional_id AND a.status IN ('pending', 'countered')
            AND a.expires_at > ${now}::timestamptz)`,

    /** Shifts without a booking. */
    async postings(clinicId: number, { from, to, at }: CalendarView, now: Date) {
      const rows = await reader.rows(CalendarPosting)`
        SELECT j.id, ${HOURS} FROM jobs j WHERE j.clinic_id = ${clinicId} AND ${isAt(at)} AND j.status IN ('invited', 'active')
          AND j.starts_at > ${now}::timestamptz AND j.starts_at < ${to}::date + 2
          AND j.date BETWEEN ${from} AND ${to}`;
      const jobIds = rows.map(({ id }) => id);
      const pending = jobIds.length > 0 ? await pendingCounts(reader, { jobIds }, now) : [];
      const waiting = new Set(pending.map(({ jobId }) => jobId));
      return rows.map((row): CalendarRow => ({ ...row, needsAnswer: waiting.has(row.id) }));
    },
  };
}
