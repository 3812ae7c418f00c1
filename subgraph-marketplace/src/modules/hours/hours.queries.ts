import { HOURS_TERMS } from '@tbt/contracts';
import { IdRow } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';

const hoursOf = (count: number) => Prisma.raw(`interval '${count} hours'`);

const PLANNED_AFTER = hoursOf(HOURS_TERMS.plannedAfterDays * 24);
const SILENCE = hoursOf(HOURS_TERMS.silenceHours);
const NOTICE_AFTER = hoursOf(HOURS_TERMS.silenceHours - HOURS_TERMS.silenceNoticeHours);
const FIRST_REMINDER = hoursOf(HOURS_TERMS.reminderHours[0]);

const remindersDue = (now: Date) =>
  Prisma.join(
    HOURS_TERMS.reminderHours.map(
      (hours) => Prisma.sql`(b.ends_at + ${hoursOf(hours)} <= ${now}::timestamptz)::int`,
    ),
    ' + ',
  );

export type HoursQueries = ReturnType<typeof createHoursQueries>;

/** Bookings that are due, oldest first. */
export function createHoursQueries({ reader }: MarketplaceDatabase) {
  const idsOf = async (rows: Promise<IdRow[]>) => (await rows).map(({ id }) => id);

  const waitingSince = (now: Date, since: Prisma.Sql, also: Prisma.Sql, limit: number) =>
    idsOf(reader.rows(IdRow)`
      SELECT b.id FROM timesheets t JOIN bookings b ON b.id = t.booking_id
      WHERE t.status = 'submitted' AND b.status = 'completed'
      AND t.created_at + ${since} <= ${now}::timestamptz AND ${also}
      ORDER BY t.created_at, b.id LIMIT ${limit}`);

  return {
    /** Ended without hours, and reminded less often than is due. */
    unremindedIds: (now: Date, limit: number) =>
      idsOf(reader.rows(IdRow)`
        SELECT b.id FROM bookings b WHERE b.status IN ('booked', 'confirmed', 'checked_in')
        AND b.ends_at + ${FIRST_REMINDER} <= ${now}::timestamptz
        AND b.ends_at + ${PLANNED_AFTER} > ${now}::timestamptz
        AND b.hours_reminders < ${remindersDue(now)} ORDER BY b.ends_at, b.id LIMIT ${limit}`),

    /** The transaction holds the booking. @returns false when another worker reminded. */
    async markReminded(tx: MarketplaceTx, id: number, reminders: number): Promise<boolean> {
      const { count } = await tx.booking.updateMany({
        where: { id, hoursReminders: { lt: reminders } },
        data: { hoursReminders: reminders, revision: { increment: 1 } },
      });
      return count > 0;
    },

    /** Checked in, without hours for a week. */
    unsentIds: (now: Date, limit: number) =>
      idsOf(reader.rows(IdRow)`
        SELECT b.id FROM bookings b WHERE b.status = 'checked_in'
        AND b.ends_at + ${PLANNED_AFTER} <= ${now}::timestamptz
        ORDER BY b.ends_at, b.id LIMIT ${limit}`),

    /** Hours that wait, a day before their silence ends. */
    unansweredIds: (now: Date, limit: number) =>
      waitingSince(
        now,
        NOTICE_AFTER,
        Prisma.sql`t.reminded_at IS NULL AND t.created_at + ${SILENCE} > ${now}::timestamptz`,
        limit,
      ),

    async markNotified(tx: MarketplaceTx, id: number, now: Date): Promise<boolean> {
      const { count } = await tx.timesheet.updateMany({
        where: { id, remindedAt: null },
        data: { remindedAt: now },
      });
      return count > 0;
    },

    silentIds: (now: Date, limit: number) => waitingSince(now, SILENCE, Prisma.sql`true`, limit),
  };
}
