import type { MarketplaceTx } from '../../database';
import {
  announceApplications,
  type Application,
  type ApplicationsRepository,
} from '../applications';
import { announceBooking, type BookingsRepository } from '../bookings';
import type { JobsRepository } from '../jobs';

type Deps = {
  applications: ApplicationsRepository;
  bookings: BookingsRepository;
  jobs: JobsRepository;
};

/**
 * Ends what a person who closes their account has under way: offers are withdrawn, posted shifts
 * closed, coming bookings cancelled by their side. Shifts that lose their professional open again.
 */
export function createLeaving({ applications, bookings, jobs }: Deps) {
  return async (tx: MarketplaceTx, userId: number, at: Date): Promise<void> => {
    const cancelled = await bookings.cancelComing(tx, userId, at);
    for (const booking of cancelled) await announceBooking(tx, booking, at);
    const left = cancelled.filter(({ professionalId }) => professionalId === userId);
    await jobs.reopen(
      tx,
      left.map(({ jobId }) => jobId),
      at,
    );
    const closed = await jobs.closeOfClinic(tx, userId);
    const answer = async (held: Application[], step: 'decline' | 'withdraw') =>
      announceApplications(tx, await applications.take(tx, held, step), at);
    await answer(await applications.lockPendingOfJobs(tx, closed), 'decline');
    await answer(await applications.lockPendingOfApplicant(tx, userId), 'withdraw');
  };
}

export type LeaveMarketplace = ReturnType<typeof createLeaving>;
