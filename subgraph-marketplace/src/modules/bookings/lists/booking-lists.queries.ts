import type { BookingStatus } from '@tbt/contracts';
import type { ActingSide, Page } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import type { AtLocation } from '../../locations';
import { BOOKING_COLUMNS, IS_COMING, IS_LIVE, ofSide, ofSideAt } from '../bookings.queries';
import { Booking } from '../bookings.types';

/** `soonest` and `latest` sort by start. */
export type BookingOrder = 'newest' | 'soonest' | 'latest';

export type BookingList = {
  side: ActingSide;
  phase: 'coming' | 'past' | null;
  statuses: readonly BookingStatus[] | null;
  order: BookingOrder;
  at: AtLocation;
};

/** Epoch milliseconds and id. */
export type BookingKey = [number, number];

/** Cancelled and not settled yet. */
const IS_UNSETTLED = Prisma.sql`(b.undo_until IS NOT NULL AND b.settled_at IS NULL)`;

const ORDER: Record<BookingOrder, Prisma.Sql> = {
  newest: Prisma.sql`ORDER BY b.created_at DESC, b.id DESC`,
  soonest: Prisma.sql`ORDER BY b.starts_at, b.id`,
  latest: Prisma.sql`ORDER BY b.starts_at DESC, b.id DESC`,
};

function behind(order: BookingOrder, [at, id]: BookingKey): Prisma.Sql {
  const key = Prisma.sql`(${new Date(at)}::timestamptz, ${id}::int)`;
  if (order === 'newest') return Prisma.sql`(b.created_at, b.id) < ${key}`;
  const compare = order === 'soonest' ? Prisma.raw('>') : Prisma.raw('<');
  return Prisma.sql`(b.starts_at, b.id) ${compare} ${key}`;
}

function inPhase(phase: 'coming' | 'past', now: Date): Prisma.Sql {
  const isComing = Prisma.sql`(b.ends_at > ${now}::timestamptz AND (${IS_LIVE} OR ${IS_UNSETTLED}))`;
  return phase === 'coming' ? isComing : Prisma.sql`NOT ${isComing}`;
}

export type BookingListsQueries = ReturnType<typeof createBookingListsQueries>;

export function createBookingListsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** One more than asked for. */
    of(list: BookingList, { limit, after }: Page<BookingKey>, now: Date) {
      const where = [
        ofSideAt(list.side, list.at),
        ...(list.phase ? [inPhase(list.phase, now)] : []),
        ...(list.statuses ? [Prisma.sql`b.status = ANY(${[...list.statuses]}::text[])`] : []),
        ...(after ? [behind(list.order, after)] : []),
      ];
      return reader.rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE ${Prisma.join(where, ' AND ')}
        ${ORDER[list.order]} LIMIT ${limit + 1}`;
    },

    /** Includes a shift that is under way. */
    async next(side: ActingSide, now: Date): Promise<Booking | null> {
      const rows = await reader.rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE ${ofSide(side)}
        AND (${IS_COMING} OR b.status = 'checked_in') AND b.ends_at > ${now}::timestamptz
        ORDER BY b.starts_at, b.id LIMIT 1`;
      return rows[0] ?? null;
    },

    /** Open waiver requests, newest bookings first, one more than asked for. */
    openWaivers({ limit, after }: Page<BookingKey>) {
      const rest = after ? Prisma.sql`AND ${behind('newest', after)}` : Prisma.empty;
      return reader.rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.waiver_status = 'requested' ${rest}
        ${ORDER.newest} LIMIT ${limit + 1}`;
    },
  };
}
