import { EARLIER } from '@tbt/contracts';
import { constraintOf, DomainError } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { announceBooking, type BookingsQueries } from '../bookings';
import type { Job, JobsQueries } from '../jobs';
import { offsetMeant, shiftInstants, ZONE_DATA_VERSION, type ShiftInstants } from '../places';

export type RecomputeReport = {
  moved: number;
  /** Ids of shifts that now start in a gap or would overlap another booking. */
  left: number[];
};

type Deps = {
  database: MarketplaceDatabase;
  jobs: JobsQueries;
  bookings: BookingsQueries;
  clock: Clock;
};

/** An ambiguous time keeps its offset. */
function instantsOf(job: Job): ShiftInstants {
  const utcOffset = offsetMeant(job.timeZone, job);
  try {
    return shiftInstants(job.timeZone, { ...job, utcOffset });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return shiftInstants(job.timeZone, { ...job, utcOffset: EARLIER });
  }
}

/** Bookings move along, one shift per transaction. Safe with several replicas. */
export function createInstantRecompute({ database, jobs, bookings, clock }: Deps) {
  const move = async (tx: MarketplaceTx, id: number) => {
    const job = await jobs.lock(tx, id, 'alone');
    if (!job) return;
    const instants = instantsOf(job);
    await jobs.moveInstants(tx, job, instants, ZONE_DATA_VERSION);
    if (instants.startsAt.getTime() === job.startsAt.getTime()) return;
    const booking = await bookings.moveInstants(tx, id, instants);
    const step = { action: 'recompute', by: 'clock' } as const;
    if (booking) await announceBooking(tx, booking, clock.now(), step);
  };

  return async (): Promise<RecomputeReport> => {
    const stale = await jobs.staleIds(ZONE_DATA_VERSION);
    const left: number[] = [];
    for (const id of stale) {
      try {
        await database.transaction((tx) => move(tx, id));
      } catch (error) {
        if (!(error instanceof DomainError) && constraintOf(error) === null) throw error;
        left.push(id);
      }
    }
    return { moved: stale.length - left.length, left };
  };
}
