import { SHIFT_TERMS } from '@tbt/contracts';
import { literalList, readerIn, IdRow } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { AGREED_AT, BOOKING_COLUMNS, GATED_AT, IS_COMING } from '../bookings.queries';
import { Booking } from '../bookings.types';

const hours = (count: number) => Prisma.raw(`interval '${count} hours'`);

const CONFIRM_FROM = hours(SHIFT_TERMS.confirmFromHours);
const CONFIRM_UNTIL = hours(SHIFT_TERMS.confirmUntilHours);
/** The mail of a new booking asks for the confirmation itself; the prompt comes halfway at the latest. */
const CONFIRM_ASKED_AT = Prisma.sql`b.created_at
  + least(${hours(3)}, (b.starts_at - ${CONFIRM_UNTIL} - b.created_at) / 2)`;
const RISK_GRACE = hours(SHIFT_TERMS.atRiskHours);
const RISK_UNTIL = hours(SHIFT_TERMS.atRiskUntilHours);

/** As `isReviewOpen`, which decides under the lock. */
const REVIEW_OPEN = Prisma.sql`EXISTS (
  SELECT FROM people p JOIN jobs j ON j.id = b.job_id
  CROSS JOIN LATERAL jsonb_array_elements(p.licences) l
  WHERE p.id = b.professional_id AND l ->> 'province' = j.province AND l ->> 'status' = 'pending'
  AND l ->> 'hasFile' IS DISTINCT FROM 'false'
  AND coalesce(left(l ->> 'expiresOn', 10) >= CASE
    WHEN b.end_time > b.start_time OR b.end_time = '00:00' THEN b.date
    ELSE to_char(b.date::date + 1, 'YYYY-MM-DD') END, true))`;
const CHECK_IN_ASKED = Prisma.raw(`interval '${SHIFT_TERMS.checkInAskedMinutes} minutes'`);
const WORKED = ['checked_in', 'completed', 'approved', 'invoiced', 'paid'] as const;

const gatedSince = (professionalId: number, since: Date, now: Date) => Prisma.sql`
  b.professional_id = ${professionalId} AND ${IS_COMING} AND b.starts_at > ${now}::timestamptz
  AND ${GATED_AT} >= ${since}::timestamptz`;

export type BookingsUpkeepQueries = ReturnType<typeof createBookingsUpkeepQueries>;

const ComingBooking = Booking.extend({ province: z.string() });

/** Due rows; skips those locked by another worker. */
export function createBookingsUpkeepQueries({ reader }: MarketplaceDatabase) {
  const idsOf = async (rows: Promise<IdRow[]>) => (await rows).map(({ id }) => id);

  /** Sets a timestamp on up to `limit` bookings that have none. */
  const markOnce = (
    tx: MarketplaceTx,
    { mark, due, limit }: { mark: string; due: Prisma.Sql; limit: number },
    now: Date,
  ) => {
    const column = Prisma.raw(`"${mark}"`);
    return readerIn(tx).rows(Booking)`
      UPDATE bookings b SET ${column} = ${now}::timestamptz, revision = b.revision + 1
      WHERE b.id IN (SELECT b.id FROM bookings b WHERE b.${column} IS NULL AND ${due}
        ORDER BY b.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING ${BOOKING_COLUMNS}`;
  };

  return {
    unsettledIds: (now: Date, limit: number) =>
      idsOf(reader.rows(IdRow)`
        SELECT b.id FROM bookings b WHERE b.settled_at IS NULL
        AND b.undo_until <= ${now}::timestamptz ORDER BY b.undo_until, b.id LIMIT ${limit}`),

    riskOverIds: (now: Date, limit: number) =>
      idsOf(reader.rows(IdRow)`
        SELECT b.id FROM bookings b WHERE b.at_risk_since IS NOT NULL AND ${IS_COMING}
        AND b.ends_at > ${now}::timestamptz
        AND (b.starts_at - ${RISK_UNTIL} <= ${now}::timestamptz
          OR (b.at_risk_since + ${RISK_GRACE} <= ${now}::timestamptz AND NOT ${REVIEW_OPEN}))
        ORDER BY b.starts_at, b.id LIMIT ${limit}`),

    /** Locks the booking's shift. @returns false while another worker holds it. */
    async tryShiftOf(tx: MarketplaceTx, bookingId: number): Promise<boolean> {
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT j.id FROM jobs j
        WHERE j.id = (SELECT b.job_id FROM bookings b WHERE b.id = ${bookingId})
        FOR UPDATE SKIP LOCKED`;
      return rows.length > 0;
    },

    askToConfirm: (tx: MarketplaceTx, now: Date, limit: number) =>
      markOnce(
        tx,
        {
          mark: 'confirm_asked_at',
          limit,
          due: Prisma.sql`b.status = 'booked'
            AND b.starts_at <= ${now}::timestamptz + ${CONFIRM_FROM}
            AND ${CONFIRM_ASKED_AT} <= ${now}::timestamptz
            AND b.starts_at > ${now}::timestamptz + ${CONFIRM_UNTIL}`,
        },
        now,
      ),

    /** Skips bookings made or moved too late for a confirmation request. */
    missConfirmation: (tx: MarketplaceTx, now: Date, limit: number) =>
      markOnce(
        tx,
        {
          mark: 'confirm_missed_at',
          limit,
          due: Prisma.sql`b.status = 'booked'
            AND b.starts_at <= ${now}::timestamptz + ${CONFIRM_UNTIL}
            AND b.starts_at > ${now}::timestamptz AND ${AGREED_AT} < b.starts_at - ${CONFIRM_UNTIL}`,
        },
        now,
      ),

    /** Started a while ago without a check-in, and not over. */
    askForCheckIn: (tx: MarketplaceTx, now: Date, limit: number) =>
      markOnce(
        tx,
        {
          mark: 'check_in_asked_at',
          limit,
          due: Prisma.sql`${IS_COMING} AND b.starts_at <= ${now}::timestamptz - ${CHECK_IN_ASKED}
            AND b.ends_at > ${now}::timestamptz`,
        },
        now,
      ),

    markKept: (tx: MarketplaceTx, now: Date, limit: number) =>
      markOnce(
        tx,
        {
          mark: 'kept_at',
          limit,
          // Hours that were sent without a check-in prove no presence until they are agreed.
          due: Prisma.sql`b.status IN (${literalList(WORKED)}) AND b.ends_at <= ${now}::timestamptz
            AND (b.status <> 'completed' OR b.checked_in_at IS NOT NULL)`,
        },
        now,
      ),

    /** The shifts of the coming bookings whose credential was checked since; locked in the order of ids. */
    async lockShiftsGatedSince(tx: MarketplaceTx, professionalId: number, since: Date, now: Date) {
      await readerIn(tx).rows(IdRow)`
        SELECT j.id FROM jobs j WHERE j.id IN (SELECT b.job_id FROM bookings b
          WHERE ${gatedSince(professionalId, since, now)}) ORDER BY j.id FOR UPDATE`;
    },

    idsGatedSince: (tx: MarketplaceTx, professionalId: number, since: Date, now: Date) =>
      idsOf(readerIn(tx).rows(IdRow)`
        SELECT b.id FROM bookings b WHERE ${gatedSince(professionalId, since, now)}
        ORDER BY b.job_id`),

    /** With the province of each; locked in the order of ids. */
    lockComingOf: (tx: MarketplaceTx, professionalId: number, now: Date) =>
      readerIn(tx).rows(ComingBooking)`
        SELECT ${BOOKING_COLUMNS}, j.province FROM bookings b JOIN jobs j ON j.id = b.job_id
        WHERE b.professional_id = ${professionalId} AND ${IS_COMING}
        AND b.ends_at > ${now}::timestamptz ORDER BY b.id FOR UPDATE OF b`,
  };
}
