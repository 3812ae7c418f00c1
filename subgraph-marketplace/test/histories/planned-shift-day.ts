import type { BookingAction } from '@tbt/contracts';
import { bookingTransitions } from '../../src/transitions/booking-table';
import { asAdmin } from '../factories';
import { pickFor, sideOf, type Planned, type Play } from './cast-moves';
import { WHENS, type ShiftDayAct } from './shift-day-acts';
import type { Snapshot } from './snapshot';

const MINUTE = 60_000;

type Side = 'temp' | 'clinic';
type Row = Snapshot['bookings'][number];

const can = (by: Side, action: BookingAction) => (row: Row) =>
  bookingTransitions(row.status, action, by).length > 0;

/** Forward to an instant of a booking; never back. */
export function goTo(
  { world }: Play,
  { bookings }: Snapshot,
  { booking, when }: { booking: number; when: keyof typeof WHENS },
): void {
  const isComing = can('temp', 'check_in');
  const isPast = when === 'after' || when === 'weeksAfter';
  const row = pickFor(bookings, booking, (each) => isPast || isComing(each));
  if (!row) return;
  const { of, minutes } = WHENS[when];
  const from = new Date(of === 'start' ? row.startsAt : row.endsAt);
  const instant = new Date(from.getTime() + minutes * MINUTE);
  if (instant > world.clock.now()) world.clock.set(instant);
}

/** Half an hour less than planned, so that a proposal differs. */
const shorter = ({ startTime, endTime }: Row) => ({ startTime, endTime, breakMinutes: 60 });

const lateReason = ({ status }: Row) => (status === 'no_show' ? 'no_show' : 'hours');

/** For what leaves the status, or goes on at once to another. */
const withoutAim = (move: Planned | null): Planned | null => {
  if (!move) return null;
  const { mutation, who, input } = move;
  return { mutation, who, input };
};

/** What is tried on a booking from its day on. */
export function onShiftDay(play: Play, now: Snapshot, act: ShiftDayAct): Planned | null {
  const row = (by: Side, action: BookingAction) =>
    pickFor(now.bookings, act.booking, can(by, action));
  const planned = (
    mutation: Planned['mutation'],
    by: Side,
    action: BookingAction,
    inputOf: (row: Row) => object = () => ({}),
  ): Planned | null => {
    const booking = row(by, action);
    if (!booking) return null;
    const input = { bookingId: String(booking.id), ...inputOf(booking) };
    const aim = { of: 'bookings' as const, id: booking.id, action, by };
    return { mutation, who: sideOf(play, by, booking), input, aim };
  };
  const onCase = (isWanted: (status: string) => boolean) => {
    const cases = now.disputes.filter(({ status }) => isWanted(status));
    return cases[act.booking % Math.max(cases.length, 1)];
  };
  const paidOn = play.world.clock.now().toISOString().slice(0, 10);
  switch (act.kind) {
    case 'checkIn':
      return planned('checkIn', act.by, 'check_in', () => ({ code: null }));
    case 'reportNoShow':
      return planned('reportNoShow', 'clinic', 'miss');
    case 'sendHours':
      return planned('sendHours', 'temp', 'complete', ({ startTime, endTime }) => ({
        ...{ startTime, endTime, breakMinutes: act.breakMinutes },
      }));
    case 'approveHours': {
      const changed = act.isChanged ? shorter : null;
      const move = planned('approveHours', 'clinic', 'approve', (booking) =>
        changed ? { changed: changed(booking) } : {},
      );
      return withoutAim(move);
    }
    case 'acceptHours': {
      const move = planned('acceptHours', 'temp', 'accept_hours');
      return withoutAim(move);
    }
    case 'markPayment': {
      const isClinic = act.by === 'clinic';
      const action = isClinic ? 'mark_paid' : 'mark_received';
      const mutation = isClinic ? 'markInvoicePaid' : 'markInvoiceReceived';
      const move = planned(mutation, act.by, action, () => ({ paidOn, method: 'e_transfer' }));
      return withoutAim(move);
    }
    case 'dispute':
      return planned('openDispute', act.by, 'dispute', (booking) => ({
        ...{ reason: lateReason(booking), statement: 'We remember that day differently.' },
      }));
    case 'answerDispute':
    case 'appeal': {
      const isAnswer = act.kind === 'answerDispute';
      const found = onCase((status) => status === (isAnswer ? 'open' : 'ruled'));
      const booking = now.bookings.find(({ id }) => id === found?.bookingId);
      if (!found || !booking) return null;
      const input = { disputeId: String(found.id), statement: 'We kept the schedule of the day.' };
      const mutation = isAnswer ? 'answerDispute' : 'appealRuling';
      return { mutation, who: sideOf(play, act.by, booking), input };
    }
    case 'rule': {
      const found = onCase((status) => status !== 'closed' && status !== 'ruled');
      if (!found) return null;
      const effects =
        found.reason === 'no_show' ? { isDeductionLifted: act.isLifted } : { minutes: act.minutes };
      const words = { outcome: 'between', ruling: 'Both told us what they knew.' };
      const input = { disputeId: String(found.id), ...words, effects };
      return { mutation: 'ruleDispute', who: asAdmin(), input };
    }
    case 'review': {
      const move = planned('writeReview', act.by, 'dispute', () => ({ rating: act.rating }));
      return withoutAim(move);
    }
    default:
      return null;
  }
}
