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
import type { ReliabilityLadder, ScoreChange } from '../../reliability';
import type { BookingChange } from '../changes/booking-changes.types';
import type {
  BookingKey,
  BookingList,
  BookingListsQueries,
  BookingOrder,
} from './booking-lists.queries';
import { isUndoOpen } from '../cancellation/cancel-booking';
import { sideOf } from '../bookings.policy';
import { confirmFrom, freeUntil, priceOf, type Price } from '../cancellation/cancellation-price';
import { canTransition, isComing } from '../transitions/booking-transitions';
import type { Booking } from '../bookings.types';
import { canRequestWaiver } from '../cancellation/waivers.service';

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
  const isCancellable = (booking: Booking, side: ShiftSide): boolean => {
    const action = side === 'temp' ? 'cancel_by_temp' : 'cancel_by_clinic';
    return canTransition(booking.status, { action, by: side }) && clock.now() < booking.startsAt;
  };

  const isUndoable = (booking: Booking, side: ShiftSide): boolean => {
    const action = side === 'temp' ? 'undo_cancel_by_temp' : 'undo_cancel_by_clinic';
    return canTransition(booking.status, { action, by: side }) && isUndoOpen(booking, clock.now());
  };

  const isConfirmable = (booking: Booking, side: ShiftSide): boolean => {
    const now = clock.now();
    return (
      canTransition(booking.status, { action: 'confirm', by: side }) &&
      now >= confirmFrom(booking) &&
      now < booking.startsAt
    );
  };

  return {
    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that is neither side. */
    async mine(
      info: RequestInfo,
      { filter, ...pageInput }: PageInput & { filter?: unknown },
    ): Promise<Connection<Booking>> {
      const wanted = parseInput(bookingFilterRule, filter);
      const [phase, statuses] = [wanted?.phase ?? null, wanted?.statuses ?? null];
      const order = phase ? ORDERS[phase] : 'newest';
      const wantedList: BookingList = { side: requireOneSide(info), phase, statuses, order };
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

    actions(
      { viewer }: RequestInfo,
      booking: Booking,
      changes: readonly BookingChange[],
    ): string[] {
      const side = sideOf(viewer, booking);
      if (side === null) return [];
      const now = clock.now();
      const open = changes.find(({ status }) => status === 'open');
      const isStanding = isComing(booking, now);
      const offered: [string, boolean][] = [
        ['confirm', isConfirmable(booking, side)],
        ['cancel', isCancellable(booking, side)],
        ['undo_cancel', isUndoable(booking, side)],
        ['propose_change', isStanding && !open],
        ['answer_change', isStanding && open !== undefined && open.by !== side],
        ['withdraw_change', isStanding && open?.by === side],
        ['request_waiver', side === 'clinic' && canRequestWaiver(booking, now)],
      ];
      return offered.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
    },

    /** Null when the viewer cannot cancel. */
    cancellingSide({ viewer }: RequestInfo, booking: Booking): ShiftSide | null {
      const side = sideOf(viewer, booking);
      return side !== null && isCancellable(booking, side) ? side : null;
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
