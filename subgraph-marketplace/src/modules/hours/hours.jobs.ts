import { HOURS_TERMS } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { inBatches } from '../../in-batches';
import { canTransition, type ApplySteps, type Booking, type BookingsQueries } from '../bookings';
import { appendShiftEvents } from '../jobs';
import type { ApproveHours } from './approve-hours';
import { answerUntil, hoursChanged, hoursMissing, hoursSilent } from './hours.events';
import type { HoursQueries } from './hours.queries';
import type { HoursRepository } from './hours.repository';
import type { Timesheet } from './hours.types';
import { plannedHours } from './place-worked-hours';

const BATCH = 100;
const HOUR_MS = 3_600_000;

export type HoursUpkeepReport = {
  reminded: number;
  planned: number;
  notified: number;
  approved: number;
};

type Deps = {
  database: MarketplaceDatabase;
  bookings: BookingsQueries;
  applySteps: ApplySteps;
  approveHours: ApproveHours;
  hours: HoursRepository;
  upkeep: HoursQueries;
  clock: Clock;
};

const remindersDue = ({ endsAt }: Booking, now: Date): number =>
  HOURS_TERMS.reminderHours.filter((hours) => endsAt.getTime() + hours * HOUR_MS <= now.getTime())
    .length;

/** Every effect once, with any number of replicas. @throws AggregateError after handling the others. */
export function createHoursJobs(deps: Deps): () => Promise<HoursUpkeepReport> {
  const { database, bookings, applySteps, approveHours, hours, upkeep, clock } = deps;
  type Act = (tx: MarketplaceTx, booking: Booking, now: Date) => Promise<boolean>;

  /** A transaction per booking; skips those that another worker holds. */
  const each = async (
    dueIds: (now: Date, limit: number) => Promise<number[]>,
    act: Act,
  ): Promise<number> => {
    const failures: unknown[] = [];
    let done = 0;
    const one = (id: number) =>
      database.transaction(async (tx) => {
        const booking = await bookings.tryLock(tx, id);
        return booking ? act(tx, booking, clock.now()) : false;
      });
    await inBatches(BATCH, async () => {
      const ids = await dueIds(clock.now(), BATCH);
      let moved = 0;
      for (const id of ids) {
        const isDone = await one(id).catch((error: unknown) => void failures.push(error));
        if (isDone) moved += 1;
      }
      done += moved;
      // Held and failed rows are left to the next run, so stop here.
      return moved === ids.length ? moved : 0;
    });
    if (failures.length > 0) throw new AggregateError(failures, 'Some hours could not be handled');
    return done;
  };

  const remind: Act = async (tx, booking, now) => {
    if (!canTransition(booking.status, { action: 'complete', by: 'temp' })) return false;
    if (!(await upkeep.markReminded(tx, booking.id, remindersDue(booking, now)))) return false;
    await appendShiftEvents(tx, [hoursMissing(booking, now)]);
    return true;
  };

  const sendPlanned: Act = async (tx, booking, now) => {
    const step = { action: 'complete', by: 'clock' } as const;
    if (!canTransition(booking.status, step)) return false;
    const sheet = await hours.insert(tx, {
      ...{ ...plannedHours(booking), bookingId: booking.id, by: 'clock', submittedBy: null },
      ...{ status: 'submitted', createdAt: now, answeredAt: null },
    });
    await applySteps(tx, booking, [step], { at: now }, [hoursChanged(booking, sheet, now)]);
    return true;
  };

  const waitingOf = async (tx: MarketplaceTx, { id, status }: Booking) => {
    if (status !== 'completed') return null;
    return (await hours.of(tx, id)).find((sheet) => sheet.status === 'submitted') ?? null;
  };

  const notify: Act = async (tx, booking, now) => {
    const sheet = await waitingOf(tx, booking);
    if (!sheet || !(await upkeep.markNotified(tx, sheet.id, now))) return false;
    await appendShiftEvents(tx, [hoursSilent(booking, sheet, now)]);
    return true;
  };

  const endSilence: Act = async (tx, booking, now) => {
    const waiting = await waitingOf(tx, booking);
    if (!waiting || answerUntil(waiting) > now) return false;
    const by: Timesheet['by'][] = [waiting.by];
    const sheet = await hours.approveWaiting(tx, booking.id, { by, id: waiting.id }, now);
    if (!sheet) return false;
    const action = sheet.by === 'clinic' ? 'accept_hours' : 'approve';
    await approveHours(tx, booking, { sheet, steps: [{ action, by: 'clock' }], now });
    return true;
  };

  return async () => ({
    reminded: await each(upkeep.unremindedIds, remind),
    planned: await each(upkeep.unsentIds, sendPlanned),
    notified: await each(upkeep.unansweredIds, notify),
    approved: await each(upkeep.silentIds, endSilence),
  });
}
