import type { ShiftSide } from '@tbt/contracts';
import { actingSideOf, notFound, type Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Job, JobsQueries } from '../jobs';
import type { PeopleQueries, Person } from '../people';
import { requireSide } from './bookings.policy';
import type { BookingsQueries } from './bookings.queries';
import type { Booking } from './bookings.types';

export type LockedBooking = { booking: Booking; job: Job; person: Person };
export type OwnBooking = LockedBooking & { side: ShiftSide };

type Deps = { bookings: BookingsQueries; jobs: JobsQueries; people: PeopleQueries };

export type BookingLock = ReturnType<typeof createBookingLock>;

/** Locks shift → professional → booking, as every transaction does. */
export function createBookingLock({ bookings, jobs, people }: Deps) {
  const lockFound = async (tx: MarketplaceTx, found: Booking): Promise<LockedBooking> => {
    const job = await jobs.lock(tx, found.jobId, 'alone');
    const person = await people.lock(tx, found.professionalId);
    const booking = await bookings.lock(tx, found.id);
    if (job && booking) return { booking, job, person };
    throw new Error(`Booking ${found.id} has gone`);
  };

  return {
    async lock(tx: MarketplaceTx, id: number): Promise<LockedBooking | null> {
      const found = await bookings.find(tx, id);
      return found && lockFound(tx, found);
    },

    /** For one of its sides. @throws DomainError NOT_FOUND, FORBIDDEN for administrators. */
    async lockOwn(tx: MarketplaceTx, viewer: Viewer | null, id: number): Promise<OwnBooking> {
      const found = await bookings.find(tx, id);
      const side = requireSide(viewer, found);
      if (!found) throw notFound();
      return { ...(await lockFound(tx, found)), side };
    },

    /** The booking only, for what leaves shift and professional as they are. @throws DomainError as `lockOwn`. */
    async lockAlone(
      tx: MarketplaceTx,
      viewer: Viewer | null,
      id: number,
    ): Promise<{ booking: Booking; side: ShiftSide }> {
      const acting = actingSideOf(viewer);
      const booking = acting && (await bookings.lockOfSide(tx, id, acting));
      const found = booking ?? (await bookings.find(tx, id));
      const side = requireSide(viewer, found);
      if (!booking) throw notFound();
      return { booking, side };
    },
  };
}
