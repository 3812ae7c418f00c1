import type { MarketplaceTx } from '../../database';
import type { Booking, BookingsQueries, Cancellations, OfferClosing, Settling } from '../bookings';
import { keepParties } from '../invoices';
import type { JobsQueries } from '../jobs';
import type { PeopleQueries } from '../people';

type Deps = {
  offerClosing: OfferClosing;
  bookings: BookingsQueries;
  jobs: JobsQueries;
  people: PeopleQueries;
  cancelling: Cancellations;
  settling: Settling;
};

export function createOffboarding(deps: Deps) {
  const { offerClosing, bookings, jobs, cancelling, settling } = deps;

  const cancel = async (tx: MarketplaceTx, booking: Booking, userId: number) => {
    const by = booking.clinicId === userId ? 'clinic' : 'temp';
    const reason = by === 'clinic' ? 'no_longer_needed' : 'other';
    const cancelled = await cancelling.cancel(tx, booking, { by, reason, note: null, shown: null });
    const job = await jobs.lock(tx, booking.jobId, 'alone');
    if (job) await settling.settle(tx, cancelled, job);
  };

  /**
   * An acceptance in the same moment holds the shift and the professional: it is waited for, and its booking found.
   * The second pass takes shifts after the professional, out of the usual order: it may deadlock with another
   * transaction, and is then retried (`transaction.ts` of the service kit).
   */
  const lockComing = async (tx: MarketplaceTx, userId: number, at: Date) => {
    await bookings.lockComing(tx, userId, at);
    await deps.people.lock(tx, userId);
    return bookings.lockComing(tx, userId, at);
  };

  return async (tx: MarketplaceTx, userId: number, at: Date): Promise<void> => {
    for (const booking of await lockComing(tx, userId, at)) await cancel(tx, booking, userId);
    await keepParties(tx, userId, at);
    const closed = await jobs.closeOfClinic(tx, userId);
    await offerClosing.close(tx, { jobIds: closed }, 'shiftClosed');
    await offerClosing.close(tx, { professionalId: userId }, 'professionalLeft');
  };
}

export type OffboardUser = ReturnType<typeof createOffboarding>;
