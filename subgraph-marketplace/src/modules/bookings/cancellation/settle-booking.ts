import { ladderRung } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { announcePosted, publishShiftEvents, type Job, type JobsQueries } from '../../jobs';
import type { ReliabilityQueries } from '../../reliability';
import type { Refill } from '../offers/refill-shift';
import { bookingFacts } from '../bookings.events';
import type { BookingsQueries } from '../bookings.queries';
import type { Booking } from '../bookings.types';

export type IssueCompensation = (
  tx: MarketplaceTx,
  booking: Booking,
  owed: { amount: string; now: Date },
) => Promise<void>;

type Deps = {
  issueCompensation: IssueCompensation;
  /** Whether the clinic may publish nothing for now. */
  isPostingBlocked: (tx: MarketplaceTx, clinicId: number) => Promise<boolean>;
  bookings: BookingsQueries;
  jobs: JobsQueries;
  reliability: ReliabilityQueries;
  refill: Refill;
  clock: Clock;
};

/** Shifts that the clinic no longer needs are not reopened. */
const isStillNeeded = ({ cancelledBy, cancelReason }: Booking): boolean =>
  !(cancelledBy === 'clinic' && cancelReason === 'no_longer_needed');

/** The transaction holds booking and shift. */
export function createSettling(deps: Deps) {
  const { bookings, jobs, reliability, refill, clock } = deps;

  const charge = async (tx: MarketplaceTx, booking: Booking) => {
    const { startsAt, cancelledBy, cancelledAt, reliabilityPoints } = booking;
    if (cancelledBy !== 'temp' || !cancelledAt) return;
    await reliability.add(tx, [
      {
        professionalId: booking.professionalId,
        bookingId: booking.id,
        reason: ladderRung(startsAt, cancelledAt).rung,
        points: -reliabilityPoints,
        at: cancelledAt,
        createdAt: clock.now(),
      },
    ]);
  };

  const bill = async (tx: MarketplaceTx, booking: Booking) => {
    const { compensation: amount, waiverStatus } = booking;
    if (amount === null || waiverStatus === 'granted') return;
    await deps.issueCompensation(tx, booking, { amount, now: clock.now() });
  };

  const reopen = async (tx: MarketplaceTx, booking: Booking, job: Job): Promise<boolean> => {
    const now = clock.now();
    if (job.status !== 'booked') return false;
    const isLate = job.startsAt <= now;
    const isOver = isLate || !isStillNeeded(booking);
    if (isOver || (await deps.isPostingBlocked(tx, job.clinicId))) {
      await jobs.endBooked(tx, job, isLate ? 'lapse' : 'close');
      return false;
    }
    await jobs.reopen(tx, [job.id], now);
    const open: Job = { ...job, status: 'active' };
    // It may never have been public: taken by an invited professional first.
    await announcePosted(tx, [open], now);
    await refill(tx, open, { exceptPersonId: booking.professionalId });
    return true;
  };

  return {
    reopen,

    async settle(tx: MarketplaceTx, booking: Booking, job: Job): Promise<Booking> {
      const now = clock.now();
      await charge(tx, booking);
      const settled = await bookings.write(tx, booking, { settledAt: now });
      const isReopened = await reopen(tx, settled, job);
      await bill(tx, settled);
      await publishShiftEvents(tx, 'booking.settled', {
        ...bookingFacts(settled, now),
        by: settled.cancelledBy ?? 'clinic',
        reliabilityPoints: settled.reliabilityPoints,
        compensation: settled.compensation,
        cancelReason: settled.cancelReason,
        isReopened,
      });
      return settled;
    },
  };
}

export type Settling = ReturnType<typeof createSettling>;
