import { decideWaiverRule, requestWaiverRule, SHIFT_TERMS } from '@tbt/contracts';
import {
  conflict,
  forbidden,
  notFound,
  parseInput,
  requireAdmin,
  requireViewer,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import { publishShiftEvents } from '../../jobs';
import { refuseOwnCase, type PeopleQueries } from '../../people';
import { bookingFacts } from '../bookings.events';
import { requireSide } from '../bookings.policy';
import type { BookingsQueries } from '../bookings.queries';
import type { Booking } from '../bookings.types';

/** Takes back the invoice of a compensation, if there is one. */
export type CreditCompensation = (tx: MarketplaceTx, booking: Booking, now: Date) => Promise<void>;

type Deps = {
  creditCompensation: CreditCompensation;
  bookings: BookingsQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};
type WaiverRefusal = { key: Parameters<typeof conflict>[0]; reason: string };

const DAY_MS = 86_400_000;

const isOver = ({ cancelledAt }: Booking, now: Date): boolean =>
  cancelledAt === null || now.getTime() - cancelledAt.getTime() > SHIFT_TERMS.waiverDays * DAY_MS;

function refusalOf(booking: Booking, now: Date): WaiverRefusal | null {
  if (booking.compensation === null) {
    return { key: 'booking.noCompensation', reason: 'no_compensation' };
  }
  if (booking.cancelReason !== 'weather')
    return { key: 'booking.notWeather', reason: 'not_weather' };
  if (booking.waiverStatus !== null) return { key: 'booking.waiverAsked', reason: 'waiver_asked' };
  return isOver(booking, now) ? { key: 'booking.waiverOver', reason: 'waiver_over' } : null;
}

export const canRequestWaiver = (booking: Booking, now: Date): boolean =>
  refusalOf(booking, now) === null;

export function createWaiversService(deps: Deps) {
  const { bookings, people, creditCompensation, commands, clock } = deps;
  return {
    /** @throws DomainError CONFLICT no_compensation, not_weather, waiver_asked, waiver_over. */
    async request(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      const { userId } = requireViewer(info);
      const { bookingId, note } = parseInput(requestWaiverRule, input);
      return commands.run(info, { operation: 'requestWaiver', input }, async (tx) => {
        const booking = await bookings.lock(tx, bookingId);
        const side = requireSide(info.viewer, booking);
        if (!booking) throw notFound();
        if (side !== 'clinic') throw forbidden('access.role', { values: { roles: 'clinic' } });
        const now = clock.now();
        const refusal = refusalOf(booking, now);
        if (refusal) {
          const values = { days: SHIFT_TERMS.waiverDays };
          throw conflict(refusal.key, { values, reasons: [refusal.reason] });
        }
        const asked = await bookings.write(tx, booking, {
          waiverStatus: 'requested',
          waiverNote: note,
          waiverRequestedAt: now,
          waiverRequestedBy: userId,
        });
        const compensation = asked.compensation ?? '';
        await publishShiftEvents(tx, 'waiver.requested', {
          ...bookingFacts(asked, now),
          compensation,
        });
        return asked;
      });
    },

    /** By an administrator who is no party, once. @throws DomainError CONFLICT waiver_not_asked, own_case. */
    async decide(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const { bookingId, isGranted } = parseInput(decideWaiverRule, input);
      return commands.run(info, { operation: 'decideWaiver', input }, async (tx) => {
        const booking = await bookings.lock(tx, bookingId);
        if (!booking) throw notFound();
        if (booking.waiverStatus !== 'requested') {
          throw conflict('booking.waiverNotAsked', { reasons: ['waiver_not_asked'] });
        }
        const partyIds = [booking.clinicId, booking.professionalId];
        await refuseOwnCase(tx, people, { viewer, partyIds });
        const now = clock.now();
        const decided = await bookings.write(tx, booking, {
          waiverStatus: isGranted ? 'granted' : 'refused',
          waiverDecidedAt: now,
          waiverDecidedBy: viewer.userId,
        });
        if (isGranted) await creditCompensation(tx, decided, now);
        const compensation = decided.compensation ?? '';
        const facts = { ...bookingFacts(decided, now), compensation, isGranted };
        await publishShiftEvents(tx, 'waiver.decided', facts);
        return decided;
      });
    },
  };
}
