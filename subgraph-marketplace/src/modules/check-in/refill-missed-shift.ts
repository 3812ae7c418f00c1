import { bookingRule } from '@tbt/contracts';
import {
  forbidden,
  parseInput,
  requireClinic,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { Booking, BookingLock, BookingsQueries, Refill } from '../bookings';
import {
  announcePosted,
  newJob,
  valuesOf,
  type Job,
  type JobsQueries,
  type OfficeOfShift,
  type RequirePosting,
} from '../jobs';
import { utcOffsetOf, wallTimeAt } from '../places';
import { nextQuarter, requireRefill } from './check-in.policy';

type Deps = {
  commands: Commands;
  bookings: BookingsQueries;
  bookingLock: BookingLock;
  jobs: JobsQueries;
  officeOf: OfficeOfShift;
  refill: Refill;
  requirePosting: RequirePosting;
  clock: Clock;
};

function restOf(job: Job, { timeZone, endTime }: Booking, now: Date) {
  const startsAt = nextQuarter(now);
  const { date, time } = wallTimeAt(timeZone, startsAt);
  const utcOffset = utcOffsetOf(date, time, startsAt);
  return { ...valuesOf(job), date, startTime: time, endTime, utcOffset, isUrgent: true };
}

export type RefillMissedShift = ReturnType<typeof createRefillMissedShift>;

/** Posts a shift of its own, so that the missed one and a dispute over it stay as they are. */
export function createRefillMissedShift(deps: Deps) {
  const { commands, bookings, bookingLock, jobs, officeOf, refill, requirePosting, clock } = deps;

  /** @throws DomainError CONFLICT `illegal_step`, `refilled`, `shift_over`. */
  return async (info: RequestInfo, input: object): Promise<Booking> => {
    await commands.consumeWriteQuota(info);
    const clinicId = requireClinic(info);
    const { bookingId } = parseInput(bookingRule, input);
    return commands.run(info, { operation: 'refillShift', input }, async (tx) => {
      const { booking, job, side } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
      const now = clock.now();
      if (side !== 'clinic') throw forbidden('booking.notYours');
      requireRefill(booking, now);
      await requirePosting(tx, clinicId);
      const office = await officeOf(tx, clinicId, job);
      const owner = { clinicId, seriesId: null, createdAt: now, office };
      const posted = await jobs.insertAll(tx, [newJob(restOf(job, booking, now), owner, now)]);
      await announcePosted(tx, posted, now);
      const exceptPersonId = booking.professionalId;
      for (const open of posted) await refill(tx, open, { exceptPersonId, applicantsOf: job });
      return bookings.write(tx, booking, { refillJobId: posted[0]?.id ?? null });
    });
  };
}
