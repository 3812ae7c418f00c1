import { DISPUTE_TERMS } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import { inBatches } from '../../in-batches';
import type { BookingsQueries } from '../bookings';
import { announceDispute } from './disputes.events';
import type { DisputesQueries } from './disputes.queries';

type Deps = {
  database: MarketplaceDatabase;
  bookings: BookingsQueries;
  disputeQueries: DisputesQueries;
  clock: Clock;
};

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Closes cases whose time to appeal is over. @returns number of cases. */
export const createDisputesJobs =
  ({ database, bookings, disputeQueries, clock }: Deps) =>
  (): Promise<number> =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const at = clock.now();
        const ruledBefore = new Date(at.getTime() - DISPUTE_TERMS.appealDays * DAY_MS);
        const closed = await disputeQueries.closeRuled(tx, { ruledBefore, at, limit: BATCH });
        for (const dispute of closed) {
          const booking = await bookings.find(tx, dispute.bookingId);
          if (!booking) throw new Error(`Booking ${dispute.bookingId} has gone`);
          await announceDispute(tx, dispute, booking, { action: 'close', by: 'clock', at });
        }
        return closed.length;
      }),
    );
