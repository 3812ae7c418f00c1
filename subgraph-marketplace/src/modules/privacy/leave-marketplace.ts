import type { MarketplaceTx } from '../../database';
import type { ApplicationClosing } from '../applications';
import { announceBooking, type BookingsRepository } from '../bookings';
import type { InvitationClosing } from '../invitations';
import type { JobsRepository } from '../jobs';

type Deps = {
  applicationClosing: ApplicationClosing;
  invitationClosing: InvitationClosing;
  bookings: BookingsRepository;
  jobs: JobsRepository;
};

/**
 * Ends what a person who closes their account has under way: offers and invitations are withdrawn,
 * posted shifts closed, coming bookings cancelled by their side. Shifts that lose their professional open again.
 */
export function createLeaving({ applicationClosing, invitationClosing, bookings, jobs }: Deps) {
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
    await applicationClosing.declineOfJobs(tx, closed);
    await applicationClosing.withdrawOfApplicant(tx, userId);
    await invitationClosing.withdrawOfJobs(tx, closed);
    await invitationClosing.withdrawOfPerson(tx, userId);
  };
}

export type LeaveMarketplace = ReturnType<typeof createLeaving>;
