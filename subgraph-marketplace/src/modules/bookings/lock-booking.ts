import type { MarketplaceTx } from '../../database';
import type { Job, JobsRepository } from '../jobs';
import type { PeopleRepository, Person } from '../people';
import type { BookingsRepository } from './bookings.repository';
import type { Booking } from './bookings.types';

export type LockedBooking = { booking: Booking; job: Job; person: Person };

type Deps = { bookings: BookingsRepository; jobs: JobsRepository; people: PeopleRepository };

/** Locks shift → person → booking, as every transaction does. */
export const createBookingLock =
  ({ bookings, jobs, people }: Deps) =>
  async (tx: MarketplaceTx, found: Booking): Promise<LockedBooking> => {
    const job = await jobs.lock(tx, found.jobId, 'alone');
    const person = await people.lock(tx, found.professionalId);
    const booking = await bookings.lock(tx, found.id);
    if (job && booking) return { booking, job, person };
    throw new Error(`Booking ${found.id} has gone`);
  };

export type LockBooking = ReturnType<typeof createBookingLock>;
