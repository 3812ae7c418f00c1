import { isReviewOpen, standingGaps } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { credentialDay, type PeopleQueries, type Person } from '../../people';
import { publishShiftEvents } from '../../jobs';
import { bookingFacts } from '../bookings.events';
import { releasesAt } from '../cancellation/cancellation-price';
import type { BookingsQueries } from '../bookings.queries';
import type { BookingsUpkeepQueries } from './bookings-upkeep.queries';
import type { Booking } from '../bookings.types';

const HOUR_MS = 3_600_000;

type Deps = {
  bookings: BookingsQueries;
  upkeep: BookingsUpkeepQueries;
  people: PeopleQueries;
  clock: Clock;
};

export const lacksCredential = (person: Person, day: ReturnType<typeof credentialDay>): boolean =>
  standingGaps(person, day).length > 0;

export function createRiskWatch({ bookings, upkeep, people, clock }: Deps) {
  const hoursLeft = (booking: Booking, isReviewed: boolean): number | null => {
    const at = releasesAt(booking, isReviewed);
    if (at === null) return null;
    return Math.max(0, Math.round((at.getTime() - clock.now().getTime()) / HOUR_MS));
  };

  /** The transaction holds the booking; both sides are notified. */
  const mark = async (
    tx: MarketplaceTx,
    booking: Booking,
    { person, province }: { person: Person; province: string },
  ): Promise<Booking> => {
    const day = credentialDay({ ...booking, province });
    const isAtRisk = lacksCredential(person, day);
    if (isAtRisk === (booking.atRiskSince !== null)) return booking;
    const atRiskSince = isAtRisk ? clock.now() : null;
    const marked = await bookings.write(tx, booking, { atRiskSince });
    await publishShiftEvents(tx, 'booking.reminder', {
      ...bookingFacts(marked, clock.now()),
      kind: isAtRisk ? 'at_risk' : 'risk_over',
      hoursLeft: hoursLeft(marked, isReviewOpen(person, day)),
    });
    return marked;
  };

  return {
    mark,

    /** Runs in the transaction that stores the snapshot. */
    async onPersonChanged(tx: MarketplaceTx, personId: number): Promise<void> {
      const coming = await upkeep.lockComingOf(tx, personId, clock.now());
      if (coming.length === 0) return;
      const person = await people.lock(tx, personId);
      for (const { province, ...booking } of coming) {
        await mark(tx, booking, { person, province });
      }
    },
  };
}

export type RiskWatch = ReturnType<typeof createRiskWatch>;
