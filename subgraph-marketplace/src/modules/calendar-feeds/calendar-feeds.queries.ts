import { LIVE_BOOKING_STATUSES } from '@tbt/contracts';
import { IdRow, literalList } from '@tbt/service-kit';
import type { Locale } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { CalendarBooking, CalendarFeed, CalendarSlot } from './calendar-feeds.types';

const LIVE = literalList(LIVE_BOOKING_STATUSES);

/** Days; older bookings and single slots are left out. */
const KEPT_DAYS = 90;
const BOOKINGS_MAX = 1_000;

export type CalendarFeedsQueries = ReturnType<typeof createCalendarFeedsQueries>;

export function createCalendarFeedsQueries({ reader }: MarketplaceDatabase) {
  return {
    async ofPerson(personId: number): Promise<CalendarFeed | null> {
      const rows = await reader.rows(CalendarFeed)`
        SELECT person_id AS "personId", locale, created_at AS "createdAt"
        FROM calendar_feeds WHERE person_id = ${personId}`;
      return rows[0] ?? null;
    },

    /** Whether the account has shifts of its own: a member of a clinic has none. */
    async hasRole(personId: number): Promise<boolean> {
      const rows = await reader.rows(IdRow)`
        SELECT id FROM people WHERE id = ${personId} AND role IS NOT NULL`;
      return rows.length > 0;
    },

    /** Of accounts with shifts of their own. */
    async byTokenHash(tokenHash: Buffer): Promise<CalendarFeed | null> {
      const rows = await reader.rows(CalendarFeed)`
        SELECT f.person_id AS "personId", f.locale, f.created_at AS "createdAt"
        FROM calendar_feeds f JOIN people p ON p.id = f.person_id
        WHERE f.token_hash = ${tokenHash} AND p.is_active AND p.role IS NOT NULL`;
      return rows[0] ?? null;
    },

    /** Replaces the former secret. */
    async put(
      tx: MarketplaceTx,
      feed: {
        personId: number;
        tokenHash: Uint8Array<ArrayBuffer>;
        locale: Locale;
        createdAt: Date;
      },
    ): Promise<CalendarFeed> {
      const { personId, tokenHash, ...changes } = feed;
      await tx.calendarFeed.upsert({
        where: { personId },
        create: feed,
        update: { tokenHash, ...changes },
      });
      return { personId, ...changes };
    },

    async remove(tx: MarketplaceTx, personId: number): Promise<boolean> {
      const { count } = await tx.calendarFeed.deleteMany({ where: { personId } });
      return count > 0;
    },

    slots: (personId: number, now: Date) => reader.rows(CalendarSlot)`
      SELECT s.id, s.date, s.start_time AS "startTime", s.end_time AS "endTime",
        s.time_zone AS "timeZone", s.is_available AS "isAvailable",
        s.recurring_pattern AS "recurringPattern", s.materialised_until AS "materialisedUntil",
        s.notes, s.updated_at AS "updatedAt", ARRAY(
          SELECT o.date FROM schedule_occurrences o WHERE o.slot_id = s.id ORDER BY o.date) AS days
      FROM schedule_slots s
      WHERE s.person_id = ${personId} AND s.ends_on > ${dayBefore(now)} ORDER BY s.id`,

    bookings: (personId: number, now: Date) => reader.rows(CalendarBooking)`
      SELECT b.id, b.job_id AS "jobId", b.revision, b.hourly_rate::text AS "hourlyRate", j.title, j.city, j.province, b.time_zone AS "timeZone",
        b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.created_at AS "createdAt",
        CASE WHEN l.id IS NOT NULL THEN jsonb_build_object('name', l.name,
          'streetAddress', l.street_address, 'postalCode', l.postal_code) END AS location
      FROM bookings b JOIN jobs j ON j.id = b.job_id
      LEFT JOIN clinic_locations l ON l.id = j.location_id
      WHERE (b.professional_id = ${personId} OR b.clinic_id = ${personId}) AND b.status IN (${LIVE})
        AND b.ends_at > ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}
      ORDER BY b.starts_at DESC, b.id LIMIT ${BOOKINGS_MAX}`,
  };
}

const dayBefore = (now: Date): string =>
  new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
