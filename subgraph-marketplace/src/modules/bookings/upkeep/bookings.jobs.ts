import { isReviewOpen, type BookingReminder } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { inBatches } from '../../../in-batches';
import type { ReliabilityLadderQueries, ReliabilityQueries } from '../../reliability';
import { publishShiftEvents } from '../../jobs';
import { credentialDay } from '../../people';
import type { BookingChangesQueries } from '../changes/booking-changes.queries';
import { announceChanges } from '../changes/booking-changes.events';
import type { Cancellations } from '../cancellation/cancel-booking';
import { bookingFacts } from '../bookings.events';
import type { BookingLock, LockedBooking } from '../lock-booking';
import { releasesAt } from '../cancellation/cancellation-price';
import { lacksCredential, type RiskWatch } from './watch-credentials';
import type { Settling } from '../cancellation/settle-booking';
import type { BookingsUpkeepQueries } from './bookings-upkeep.queries';

const BATCH = 100;

export type BookingsUpkeepReport = {
  settled: number;
  released: number;
  asked: number;
  missed: number;
  askedForCheckIn: number;
  kept: number;
  expiredChanges: number;
};

type Deps = {
  database: MarketplaceDatabase;
  upkeep: BookingsUpkeepQueries;
  changes: BookingChangesQueries;
  reliability: ReliabilityQueries;
  ladders: ReliabilityLadderQueries;
  bookingLock: BookingLock;
  cancelling: Cancellations;
  settling: Settling;
  risk: RiskWatch;
  clock: Clock;
};

/** Every effect once, with any number of replicas. @throws AggregateError after handling the others. */
export function createBookingsJobs(deps: Deps): () => Promise<BookingsUpkeepReport> {
  const { database, upkeep, changes, reliability, bookingLock, clock } = deps;

  /** A transaction per booking; skips shifts locked by another worker. */
  const withHeld = (
    id: number,
    act: (tx: MarketplaceTx, locked: LockedBooking) => Promise<boolean>,
  ) =>
    database.transaction(async (tx) => {
      const locked = (await upkeep.tryShiftOf(tx, id)) ? await bookingLock.lock(tx, id) : null;
      return locked ? act(tx, locked) : false;
    });

  const each = async (
    dueIds: (now: Date, limit: number) => Promise<number[]>,
    act: (tx: MarketplaceTx, locked: LockedBooking) => Promise<boolean>,
  ): Promise<number> => {
    const failures: unknown[] = [];
    let done = 0;
    const batch = async () => {
      const ids = await dueIds(clock.now(), BATCH);
      let moved = 0;
      for (const id of ids) {
        const isDone = await withHeld(id, act).catch((error: unknown) => void failures.push(error));
        if (isDone) moved += 1;
      }
      done += moved;
      // Locked and failed rows are left to the next run, so stop here.
      return moved === ids.length ? moved : 0;
    };
    await inBatches(BATCH, batch);
    if (failures.length > 0) throw new AggregateError(failures, 'Some bookings could not be moved');
    return done;
  };

  const settle = async (tx: MarketplaceTx, { booking, job }: LockedBooking): Promise<boolean> => {
    const { settledAt, undoUntil } = booking;
    if (settledAt !== null || undoUntil === null || undoUntil > clock.now()) return false;
    await deps.settling.settle(tx, booking, job);
    return true;
  };

  const release = async (
    tx: MarketplaceTx,
    { booking, job, person }: LockedBooking,
  ): Promise<boolean> => {
    const day = credentialDay({ ...booking, province: job.province });
    const at = releasesAt(booking, isReviewOpen(person, day));
    const now = clock.now();
    if (at === null || at > now || booking.endsAt <= now) return false;
    if (!lacksCredential(person, day)) {
      await deps.risk.mark(tx, booking, { person, province: job.province });
      return true;
    }
    const released = await deps.cancelling.release(tx, booking, 'clock');
    await deps.settling.reopen(tx, released, job);
    return true;
  };

  const remind = (
    kind: Exclude<BookingReminder, 'at_risk' | 'risk_over'>,
    mark: BookingsUpkeepQueries['askToConfirm'],
  ) =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const due = await mark(tx, now, BATCH);
        const reminders = due.map((booking) => ({ ...bookingFacts(booking, now), kind }));
        await publishShiftEvents(tx, 'booking.reminder', ...reminders);
        return due.length;
      }),
    );

  const keep = () =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const kept = await upkeep.markKept(tx, now, BATCH);
        if (kept.length === 0) return 0;
        const { keptShift: points } = await deps.ladders.current(tx);
        await reliability.add(
          tx,
          kept.map(({ id, professionalId, endsAt }) => ({
            ...{ professionalId, bookingId: id, reason: 'kept_shift' as const, points },
            ...{ at: endsAt, createdAt: now },
          })),
        );
        return kept.length;
      }),
    );

  const expireChanges = () =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const expired = await changes.expireDue(tx, clock.now(), BATCH);
        await announceChanges(tx, expired, clock.now());
        return expired.length;
      }),
    );

  return async () => ({
    settled: await each(upkeep.unsettledIds, settle),
    released: await each(upkeep.riskOverIds, release),
    asked: await remind('confirm_asked', upkeep.askToConfirm),
    missed: await remind('confirm_missed', upkeep.missConfirmation),
    askedForCheckIn: await remind('check_in_asked', upkeep.askForCheckIn),
    kept: await keep(),
    expiredChanges: await expireChanges(),
  });
}
