import { isReviewOpen, existingBookingGaps, type CredentialGapCode } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { credentialDay, type PeopleQueries, type Person } from '../../people';
import { publishShiftEvents } from '../../jobs';
import { wallTimeAt } from '../../places';
import { bookingFacts } from '../bookings.events';
import { releasesAt } from '../cancellation/cancellation-price';
import type { BookingsQueries } from '../bookings.queries';
import type { BookingsUpkeepQueries } from './bookings-upkeep.queries';
import type { Booking } from '../bookings.types';

type Deps = {
  bookings: BookingsQueries;
  upkeep: BookingsUpkeepQueries;
  people: PeopleQueries;
  clock: Clock;
};

export const lacksCredential = (person: Person, day: ReturnType<typeof credentialDay>): boolean =>
  existingBookingGaps(person, day).length > 0;

export function createRiskWatch({ bookings, upkeep, people, clock }: Deps) {
  const riskOf = (booking: Booking, gap: CredentialGapCode, isReviewed: boolean) => {
    const at = releasesAt(booking, isReviewed);
    const isAhead = at !== null && at > clock.now();
    return { gap, releasesAt: isAhead ? wallTimeAt(booking.timeZone, at) : null };
  };

  /** The transaction holds the booking; both sides are notified. */
  const mark = async (
    tx: MarketplaceTx,
    booking: Booking,
    { person, province }: { person: Person; province: string },
  ): Promise<Booking> => {
    const day = credentialDay({ ...booking, province });
    const [gap] = existingBookingGaps(person, day);
    const isAtRisk = gap !== undefined;
    if (isAtRisk === (booking.atRiskSince !== null)) return booking;
    const atRiskSince = isAtRisk ? clock.now() : null;
    const marked = await bookings.write(tx, booking, { atRiskSince });
    await publishShiftEvents(tx, 'booking.reminder', {
      ...bookingFacts(marked, clock.now()),
      kind: isAtRisk ? 'at_risk' : 'risk_over',
      ...(gap && { risk: riskOf(marked, gap, isReviewOpen(person, day)) }),
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
