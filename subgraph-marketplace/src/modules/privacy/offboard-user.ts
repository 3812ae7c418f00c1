import type { MarketplaceTx } from '../../database';
import type { Booking, BookingsQueries, Cancellations, OfferClosing, Settling } from '../bookings';
import type { JobsQueries } from '../jobs';

type Deps = {
  offerClosing: OfferClosing;
  bookings: BookingsQueries;
  jobs: JobsQueries;
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

  return async (tx: MarketplaceTx, userId: number, at: Date): Promise<void> => {
    for (const booking of await bookings.lockComing(tx, userId, at)) {
      await cancel(tx, booking, userId);
    }
    const closed = await jobs.closeOfClinic(tx, userId);
    await offerClosing.close(tx, { jobIds: closed }, 'shiftClosed');
    await offerClosing.close(tx, { professionalId: userId }, 'professionalLeft');
  };
}

export type OffboardUser = ReturnType<typeof createOffboarding>;
