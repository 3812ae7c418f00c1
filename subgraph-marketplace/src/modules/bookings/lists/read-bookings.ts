import { bookingFilterRule, reliabilityScore, SHIFT_TERMS } from '@tbt/contracts';
import type { ShiftSide } from '@tbt/contracts';
import {
  actingSideOf,
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireAdmin,
  requireOneSide,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, Page, PageInput, RequestInfo } from '@tbt/service-kit';
import { isOpenToRole } from '../../../open-to-role';
import { atLocation } from '../../locations';
import type { ReliabilityLadder, ScoreChange } from '../../reliability';
import type {
  BookingKey,
  BookingList,
  BookingListsQueries,
  BookingOrder,
} from './booking-lists.queries';
import { isCancellable } from '../booking-guards';
import { sideOf } from '../bookings.policy';
import { freeUntil, priceOf, type Price } from '../cancellation/cancellation-price';
import type { Booking } from '../bookings.types';

export type CancellationPrice = Price & {
  scoreAfter: number | null;
  freeUntil: Date | null;
  undoMinutes: number;
};

type Deps = { lists: BookingListsQueries; clock: Clock };

const SHAPE = ['instant', 'id'] as const;

const connection = (
  rows: readonly Booking[],
  { order, list, page }: { order: BookingOrder; list: string; page: Page<BookingKey> },
): Connection<Booking> => {
  const at = (row: Booking) => (order === 'newest' ? row.createdAt : row.startsAt).getTime();
  const cursorOf = (row: Booking) => encodeCursor(list, [at(row), row.id]);
  return toConnection(rows, page.limit, cursorOf, page.after !== null);
};

const ORDERS = { coming: 'soonest', past: 'latest' } as const;

export type BookingsReading = ReturnType<typeof createBookingsReading>;

export function createBookingsReading({ lists, clock }: Deps) {
  return {
    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that is neither side. */
    async mine(
      info: RequestInfo,
      { filter, ...pageInput }: PageInput & { filter?: unknown },
    ): Promise<Connection<Booking>> {
      const wanted = parseInput(bookingFilterRule, filter);
      const [phase, statuses] = [wanted?.phase ?? null, wanted?.statuses ?? null];
      const order = phase ? ORDERS[phase] : 'newest';
      const at = atLocation(wanted?.at);
      const wantedList: BookingList = { side: requireOneSide(info), phase, statuses, order, at };
      const list = listName('myBookings', wantedList);
      const page = pageArgs(pageInput, list, SHAPE);
      const rows = await lists.of(wantedList, page, clock.now());
      return connection(rows, { order, list, page });
    },

    /** Null for an account that is neither side. */
    async next(info: RequestInfo): Promise<Booking | null> {
      const side = actingSideOf(info.viewer);
      return side && lists.next(side, clock.now());
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async openWaivers(info: RequestInfo, pageInput: PageInput): Promise<Connection<Booking>> {
      requireAdmin(info);
      const list = listName('openWaivers', null);
      const page = pageArgs(pageInput, list, SHAPE);
      return connection(await lists.openWaivers(page), { order: 'newest', list, page });
    },

    /** Null when the viewer cannot cancel. */
    cancellingSide({ viewer }: RequestInfo, booking: Booking): ShiftSide | null {
      const side = isOpenToRole(viewer, 'cancel') ? sideOf(viewer, booking) : null;
      return side !== null && isCancellable(booking, side, clock.now()) ? side : null;
    },

    /** @param temp the current ladder and the changes of the score so far; null for a clinic. */
    price(
      booking: Booking,
      temp: { ladder: ReliabilityLadder; score: readonly ScoreChange[] } | null,
    ): CancellationPrice {
      const now = clock.now();
      const ladder = temp?.ladder ?? null;
      const price = priceOf(booking, ladder, now);
      const after = [...(temp?.score ?? []), { points: -price.reliabilityPoints, at: now }];
      return {
        ...price,
        scoreAfter: temp ? reliabilityScore(after, now) : null,
        freeUntil: freeUntil(booking, ladder, now),
        undoMinutes: SHIFT_TERMS.undoMinutes,
      };
    },
  };
}
